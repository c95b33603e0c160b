import { expect } from 'chai';
import { momentsOf } from './moments.ts';

/** Wednesday, 18 November 2026, 15:30 in Moscow. */
const now = Date.UTC(2026, 10, 18, 12, 30) / 1000;
const weekday = (date: Date | null) => date?.getUTCDay();

describe('the dates of a demo course', () => {
  it('are at ten in the morning and six in the evening of Moscow', () => {
    const { date_start, date_end } = momentsOf({ inDays: 3, days: 2 }, now);
    expect(date_start?.toISOString()).to.equal('2026-11-21T07:00:00.000Z');
    expect(date_end?.toISOString()).to.equal('2026-11-22T15:00:00.000Z');
  });

  it('move two days of practice to a weekend and three to its Friday', () => {
    for (let inDays = 7; inDays < 21; inDays += 1) {
      expect(weekday(momentsOf({ inDays, days: 2 }, now).date_start)).to.equal(6);
      expect(weekday(momentsOf({ inDays, days: 3 }, now).date_start)).to.equal(5);
    }
  });

  it('keep webinars on working days', () => {
    for (let inDays = 7; inDays < 21; inDays += 1)
      expect(weekday(momentsOf({ inDays, hour: 18 }, now).date_start)).to.be.within(1, 5);
  });

  it('are absent where the date is open, and online courses have no end', () => {
    expect(momentsOf({}, now)).to.deep.equal({
      date_start: null,
      date_end: null,
      registration_from: null,
      registration_to: null,
    });
    expect(momentsOf({ inDays: 5, hour: 18 }, now).date_end).to.equal(null);
  });

  it('leave a course that began yesterday under way at any hour', () => {
    const { date_start, date_end } = momentsOf({ inDays: -1, days: 3 }, now);
    expect([Number(date_start) / 1000 < now, Number(date_end) / 1000 > now]).to.deep.equal([true, true]);
  });
});
