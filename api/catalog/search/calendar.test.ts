import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { calendarOf } from './calendar.ts';

const at = (text: string) => new Date(text);
const december = {
  dateStart: at('2030-12-01T00:00:00Z').getTime() / 1000,
  dateEnd: at('2030-12-31T23:59:59Z').getTime() / 1000,
  limit: 0,
  offset: 0,
};

describe('the calendar of a search', () => {
  const api = useApi();

  before(async () => {
    await api.given(async () => {
      for (const name of ['Первый', 'Второй', 'Третий', 'Четвёртый'])
        await buildProd({ name: `${name} курс`, type: 3, date_start: at('2030-12-05T09:00:00Z') });
      await buildProd({ name: 'Курс под бой часов', type: 2, date_start: at('2030-12-31T23:00:00Z') });
      await buildProd({ name: 'Курс в январе', type: 2, date_start: at('2031-01-01T00:00:00Z') });
      await buildProd({ name: 'Без даты', type: 10, date_start: null });
    });
  });

  it('has each course on the day it begins on, and names the first three', async () => {
    const { days, count } = await calendarOf(december);
    expect(count).to.equal(5);
    expect(days.map(({ day, count: many, prods }) => [day, many, prods.length])).to.deep.equal([
      ['2030-12-05', 4, 3],
      ['2030-12-31', 1, 1],
    ]);
    expect(days[0]?.prods[0]).to.include({ name: 'Первый курс', state: 'OPEN' });
  });

  it('is narrowed as the list is, and mends words as it does', async () => {
    expect((await calendarOf({ ...december, type: [2] })).days.map(({ day }) => day)).to.deep.equal([
      '2030-12-31',
    ]);
    const { days, corrected } = await calendarOf({ ...december, query: 'xfcjd' });
    expect([corrected, days.map(({ day }) => day)]).to.deep.equal(['часов', ['2030-12-31']]);
  });

  it('is empty where nothing is found', async () => {
    const { days, count, relaxations } = await calendarOf({ ...december, type: [8] });
    expect([days, count, relaxations?.[0]?.parameter]).to.deep.equal([[], 0, 'type']);
  });
});
