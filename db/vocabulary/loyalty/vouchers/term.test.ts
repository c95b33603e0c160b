import { expect } from 'chai';
import { actsUntil, monthsAfter } from './term.ts';

describe('the term of a gift certificate', () => {
  it('ends with the Moscow day, and never later than the month that it ends in', () => {
    for (const [day, months, end] of [
      ['2026-11-22', 36, '2029-11-22'],
      ['2027-01-31', 1, '2027-02-28'],
      ['2028-01-31', 1, '2028-02-29'],
      ['2026-10-31', 1, '2026-11-30'],
      ['2026-12-31', 2, '2027-02-28'],
    ] as const)
      expect(monthsAfter(day, months).toISOString()).to.equal(`${end}T20:59:59.000Z`);
  });

  it('is counted from the day on which it is handed over, where that is to come', () => {
    const now = new Date('2026-11-22T21:30:00Z');
    expect(actsUntil(null, 1, now).toISOString()).to.equal('2026-12-23T20:59:59.000Z');
    expect(actsUntil('2027-11-20', 1, now).toISOString()).to.equal('2027-12-20T20:59:59.000Z');
    expect(actsUntil('2026-11-20', 1, now).toISOString()).to.equal('2026-12-23T20:59:59.000Z');
  });
});
