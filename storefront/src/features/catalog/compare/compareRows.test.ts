import type { ProdFull } from '@odonta/api/contract';
import { expect } from 'chai';
import { comparedIds, compareRows } from './compareRows.ts';

const base = {
  price_now: 10_000,
  duration_hours: 16,
  services: [5],
  nmo: { points: 36, state: 'APPROVED' },
  type: 3,
  lecturers: [{ name: 'Пак Ким' }],
  city: 'Пермь',
  date_start: 1_800_000_000,
  date_end: 1_800_000_000,
  state: 'OPEN',
  seats_left: 7,
  seats_display: 'NUMBER',
} as unknown as ProdFull;

describe('comparing courses', () => {
  it('tells which lines differ', () => {
    const rows = compareRows([base, { ...base, price_now: 12_000, services: [], nmo: null, type: 4 }]);
    expect(
      rows.filter(({ isDifferent }) => isDifferent).map(({ label, values }) => [label, ...values]),
    ).to.deep.equal([
      ['Цена сейчас', '10\u00a0000\u00a0₽', '12\u00a0000\u00a0₽'],
      ['Аккредитационные баллы', '36 — аккредитовано', 'Нет'],
      ['Практика', 'Нет', 'Весь курс'],
    ]);
  });

  it('says so where something is not known', () => {
    const unknown = {
      ...base,
      duration_hours: null,
      lecturers: [],
      city: null,
      date_start: null,
      seats_left: null,
    };
    expect(compareRows([unknown]).map(({ values }) => values[0])).to.include.members([
      'Не указана',
      'Не указаны',
      'Место уточняется',
      'Дата уточняется',
    ]);
  });

  it('reads up to four numbers in either spelling of the address', () => {
    const of = (search: string) => comparedIds(new URLSearchParams(search));
    expect(of('ids=5,2&ids=5&ids=9')).to.deep.equal([5, 2, 9]);
    expect(of('ids=1,2,3,4,5')).to.deep.equal([1, 2, 3, 4]);
    expect(of('ids=0,-1,x,99999999999,%3Cb%3E')).to.deep.equal([]);
  });
});
