import { expect } from 'chai';
import { prodOf } from '../prods/testing/prodOf.ts';
import { comparedIds, compareRows } from './compareRows.ts';

const now = Date.UTC(2027, 1, 1) / 1000;
const base = prodOf({
  price: 12_000,
  price_now: 10_000,
  prices: [
    {
      id: 1,
      price: 10_000,
      type: 'date',
      date: Date.UTC(2027, 1, 10) / 1000,
      count_listener: null,
      text: null,
      participation: null,
    },
  ],
  services: [5],
  nmo: { points: 36, code: null, specialities: [], state: 'APPROVED', date: null },
  type: 3,
  issued_documents: ['ADVANCED_TRAINING'],
  ratings: { total: 14, count: 3 },
  refund_policy: [
    { days_before: 14, percent: 100 },
    { days_before: 0, percent: 50 },
  ],
  seats_left: 7,
  seats_display: 'NUMBER',
});
const valuesOf = (given: Partial<Parameters<typeof prodOf>[0]>) =>
  new Map(compareRows([prodOf({ ...base, ...given })], now).map(({ label, values }) => [label, values[0]]));

describe('comparing courses', () => {
  it('tells which lines differ', () => {
    const other = prodOf({
      ...base,
      price: 12_000,
      price_now: 12_000,
      prices: [],
      services: [],
      nmo: null,
      type: 4,
    });
    expect(
      compareRows([base, other], now)
        .filter(({ isDifferent }) => isDifferent)
        .map(({ label, values }) => [label, ...values]),
    ).to.deep.equal([
      ['Цена сейчас', '10\u00a0000\u00a0₽', '12\u00a0000\u00a0₽'],
      ['Цена по датам', 'с 11 февраля 2027 — 12\u00a0000\u00a0₽', 'Не изменится'],
      ['Аккредитационные баллы', '36 — аккредитовано', 'Нет'],
      ['Практика', 'Нет', 'Весь курс'],
    ]);
  });

  it('says what comes back, where to come and what others thought', () => {
    const values = valuesOf({});
    expect([values.get('Если передумаете'), values.get('Адрес'), values.get('Рейтинг')]).to.deep.equal([
      'Бесплатная отмена до 15 февраля 2027 включительно',
      'Учебная, 1',
      '4,7 — 3\u00a0отзыва',
    ]);
    const free = valuesOf({ price: 0, price_now: 0, prices: [], address: null, date_end: 0 });
    expect([free.get('Если передумаете'), free.get('Адрес')]).to.deep.equal(['Участие бесплатное', 'Онлайн']);
  });

  it('says so where something is not known', () => {
    const unknown = {
      duration_hours: null,
      lecturers: [],
      city: null,
      address: null,
      issued_documents: [],
      ratings: { total: 0, count: 0 },
      date_start: null,
      seats_left: null,
    };
    expect([...valuesOf(unknown).values()]).to.include.members([
      'Не указана',
      'Не указаны',
      'Не указан',
      'Место уточняется',
      'Дата уточняется',
      'Отзывов пока нет',
    ]);
  });

  it('reads up to four numbers in either spelling of the address', () => {
    const of = (search: string) => comparedIds(new URLSearchParams(search));
    expect(of('ids=5,2&ids=5&ids=9')).to.deep.equal([5, 2, 9]);
    expect(of('ids=1,2,3,4,5')).to.deep.equal([1, 2, 3, 4]);
    expect(of('ids=0,-1,x,99999999999,%3Cb%3E')).to.deep.equal([]);
  });
});
