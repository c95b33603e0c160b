import { expect } from 'chai';
import { moscowDay } from '../../time.ts';
import { afterBusinessDays, isBusinessDay, nextBusinessDay } from './businessDays.ts';

const at = (moment: string) => Date.parse(`${moment}+03:00`) / 1000;
const offIn = (year: number, month: number) =>
  Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, date) => date + 1).filter(
    (date) => !isBusinessDay(Date.UTC(year, month - 1, date, 9) / 1000),
  );

describe('business days', () => {
  it('business days are those of the calendar of 2026', () => {
    expect(offIn(2026, 1)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 17, 18, 24, 25, 31]);
    expect(offIn(2026, 3)).to.deep.equal([1, 7, 8, 9, 14, 15, 21, 22, 28, 29]);
    expect(offIn(2026, 5)).to.deep.equal([1, 2, 3, 9, 10, 11, 16, 17, 23, 24, 30, 31]);
    expect(offIn(2026, 12)).to.deep.equal([5, 6, 12, 13, 19, 20, 26, 27, 31]);
    const worked = Array.from({ length: 12 }, (_, month) => month + 1).flatMap((month) => offIn(2026, month));
    expect(365 - worked.length).to.equal(247);
  });

  it('a term ends at the last second of its last business day, in Moscow', () => {
    expect(afterBusinessDays(at('2026-11-20T23:30:00'), 5)).to.equal(at('2026-11-27T23:59:59'));
    expect(afterBusinessDays(at('2026-12-30T10:00:00'), 1)).to.equal(at('2027-01-11T23:59:59'));
    expect(afterBusinessDays(at('2026-11-22T10:00:00'), 0)).to.equal(at('2026-11-22T23:59:59'));
  });

  it('a term of one business day ends at the same hour', () => {
    expect(nextBusinessDay(at('2026-11-20T16:20:00'))).to.equal(at('2026-11-23T16:20:00'));
    expect(moscowDay(new Date(nextBusinessDay(at('2026-05-08T16:20:00')) * 1000))).to.equal('2026-05-12');
  });
});
