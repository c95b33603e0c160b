import type { RevisionNames } from '@odonta/api/contract';
import { expect } from 'chai';
import { valueInWords } from './valueInWords.ts';

describe('a value of a course in words', () => {
  const names: RevisionNames = { lecturers: { 3: 'Анна Чехова' }, cities: { 5: 'Казань' }, specialities: {} };

  it('names codes and numbers', () => {
    expect(valueInWords('type', 3, names)).to.equal('Лекция');
    expect(valueInWords('categories', [1, 2], names)).to.equal('Терапия, Эндодонтия');
    expect(valueInWords('city_id', 5, names)).to.equal('Казань');
    expect(valueInWords('lecturer_ids', [3, 4], names)).to.equal('Анна Чехова, № 4');
    expect(valueInWords('payment_methods', ['CARD'], names)).to.equal('Картой');
  });

  it('writes money and steps of a refund', () => {
    expect(valueInWords('price', 12_500, names)).to.equal('12\u00a0500\u00a0₽');
    expect(valueInWords('price', 0, names)).to.equal('Бесплатно');
    const steps = [
      { days_before: 14, percent: 100 },
      { days_before: 0, percent: 0 },
    ];
    expect(valueInWords('refund_policy', steps, names)).to.equal(
      'за 14\u00a0дней — 100\u00a0%; позже — 0\u00a0%',
    );
  });

  it('shows the words of a formatted text', () => {
    expect(valueInWords('text', '<p>Раз</p><ul><li>два</li></ul>', names)).to.equal('Раз два');
  });

  it('says that there is none', () => {
    expect(valueInWords('address', null, names)).to.equal('не указано');
    expect(valueInWords('speciality_ids', [], names)).to.equal('не указано');
    expect(valueInWords('waitlist_enabled', false, names)).to.equal('нет');
  });
});
