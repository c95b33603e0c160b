import { expect } from 'chai';
import { lastMonths } from './months.ts';

describe('the last months of the calendar', () => {
  it('end with the present one of Moscow, over the turn of a year', () => {
    const months = lastMonths(3, new Date('2026-12-31T21:30:00Z'));
    expect(months.map(({ key, label }) => [key, label])).to.deep.equal([
      ['2026-11', 'Ноябрь 2026'],
      ['2026-12', 'Декабрь 2026'],
      ['2027-01', 'Январь 2027'],
    ]);
    expect(lastMonths(1, new Date('2028-02-10T09:00:00Z'))[0]).to.include({
      from: '2028-02-01',
      to: '2028-02-29',
    });
  });
});
