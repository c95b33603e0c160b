import { expect } from 'chai';
import { momentsOf } from './moments.ts';

/** Wednesday, 18 November 2026, 15:30 in Moscow. */
const now = Date.UTC(2026, 10, 18, 12, 30) / 1000;
const weekday = (date: Date | null) => date?.getUTCDay();

describe('the dates of a demo course', () => {
  it('courses begin at ten in the morning and end at six in the evening of Moscow', () => {
    const { date_start, date_end } = momentsOf({ inDays: 3, days: 2 }, now);
    expect(date_start?.toISOString()).to.equal('2026-11-21T07:00:00.000Z');
    expect(date_end?.toISOString()).to.equal('2026-11-22T15:00:00.000Z');
  });

  it('two days of practice fall on a weekend, and three begin on its Friday', () => {
    for (let inDays = 7; inDays < 21; inDays += 1) {
      expect(weekday(momentsOf({ inDays, days: 2 }, now).date_start)).to.equal(6);
      expect(weekday(momentsOf({ inDays, days: 3 }, now).date_start)).to.equal(5);
    }
  });

  it('webinars fall on working days', () => {
    for (let inDays = 7; inDays < 21; inDays += 1)
      expect(weekday(momentsOf({ inDays, hour: 18 }, now).date_start)).to.be.within(1, 5);
  });

  it('nobody learns on the holidays of January, and a course still falls on its days of the week', () => {
    for (let inDays = 30; inDays < 60; inDays += 1)
      for (const days of [1, 2, 3, undefined]) {
        const { date_start } = momentsOf({ inDays, days, hour: 10 }, now);
        expect(date_start?.toISOString().slice(0, 10)).to.not.match(/2026-12-31|2027-01-0[1-8]/);
        if (days === 2) expect(weekday(date_start)).to.equal(6);
      }
  });

  it('an open date is absent, and online courses have no end', () => {
    expect(momentsOf({}, now)).to.deep.equal({
      date_start: null,
      date_end: null,
      registration_from: null,
      registration_to: null,
    });
    expect(momentsOf({ inDays: 5, hour: 18 }, now).date_end).to.equal(null);
  });

  it('a course that began yesterday is under way at any hour', () => {
    const { date_start, date_end } = momentsOf({ inDays: -1, days: 3 }, now);
    expect([Number(date_start) / 1000 < now, Number(date_end) / 1000 > now]).to.deep.equal([true, true]);
  });
});
