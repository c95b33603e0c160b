import type { RevisionNames } from '@odonta/api/contract';
import { editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { expect } from 'chai';
import { inOneLine, linesOf, optionLabel } from './values.ts';

const names: RevisionNames = { lecturers: { 7: 'Горелов А. В.' }, cities: { 3: 'Казань' }, specialities: {} };
const option = { type: 'main', date: null, count_listener: null, text: null } as const;
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a value of a revision', () => {
  it('is read as people say it', () => {
    expect(plain(inOneLine('price', 42_000, names))).to.equal('42 000 ₽');
    expect(inOneLine('city_id', 3, names)).to.equal('Казань');
    expect(linesOf('lecturer_ids', [7, 8], names)).to.deep.equal(['Горелов А. В.', '№ 8']);
    expect(linesOf('payment_methods', ['CARD', 'INVOICE'], names)).to.deep.equal(['Картой', 'По счёту']);
    const days = [{ day: '2027-03-12', from: '10:00', to: '18:00', title: null }];
    expect(inOneLine('schedule', days, names)).to.equal('пятница, 12 марта 2027, 10:00–18:00');
    expect(inOneLine('text', '<p>Курс о&nbsp;<b>протоколе</b></p>', names)).to.equal('Курс о протоколе');
    expect(linesOf('refund_policy', [{ days_before: 14, percent: 100 }], names)).to.have.length(1);
  });

  it('is a dash where it is empty, and words where its absence means something', () => {
    for (const field of ['date_start', 'address', 'city_id', 'group_size', 'registration_from'] as const)
      expect(inOneLine(field, null, names), field).to.equal('—');
    expect(inOneLine('date_end', 0, names)).to.equal('—');
    expect(inOneLine('seats_total', null, names)).to.equal('Без ограничения');
    expect(inOneLine('replace_hours', null, names)).to.equal('Замены нет');
    expect(inOneLine('nmo', null, names)).to.equal('Баллов нет');
  });

  it('is never an error, whichever field is empty', () => {
    for (const field of editedFields) expect(() => inOneLine(field, null, names), field).not.to.throw();
  });

  it('of prices names the participation that a lower one is for', () => {
    const own = { ...option, id: 5, type: 'any', text: 'Второй модуль', price: 9_000 } as const;
    const early = { ...option, type: 'student', price: 7_000, participation: 'any:5' } as const;
    expect(optionLabel(early, [own, early])).to.equal('Студентам и ординаторам · Второй модуль');
    expect(optionLabel({ ...option, price: 1 }, [])).to.equal('Основная цена');
  });
});
