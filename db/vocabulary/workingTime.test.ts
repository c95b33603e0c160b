import { expect } from 'chai';
import fc from 'fast-check';
import { afterWorkingMinutes, overdueSince } from './workingTime.ts';

const moscow = (text: string) => Date.parse(`${text}+03:00`) / 1000;
const anyMoment = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });
const anyMinutes = fc.integer({ min: 0, max: 3000 });

describe('working time', () => {
  const cases: [string, string, number, string][] = [
    ['runs on a weekday as on the clock', '2026-11-20T10:00:00', 15, '2026-11-20T10:15:00'],
    ['begins at nine', '2026-11-20T03:00:00', 15, '2026-11-20T09:15:00'],
    ['ends at six', '2026-11-19T17:50:00', 15, '2026-11-20T09:05:00'],
    ['reaches to the last minute of a day', '2026-11-19T17:45:00', 15, '2026-11-19T18:00:00'],
    ['waits from the evening for the morning', '2026-11-19T20:00:00', 15, '2026-11-20T09:15:00'],
    ['waits over the weekend', '2026-11-20T17:50:00', 15, '2026-11-23T09:05:00'],
    ['waits from Saturday for Monday', '2026-11-21T12:00:00', 15, '2026-11-23T09:15:00'],
    ['waits from Sunday night for Monday', '2026-11-22T23:59:59', 15, '2026-11-23T09:15:00'],
    ['has nine hours a day', '2026-11-16T09:00:00', 9 * 60 * 5, '2026-11-20T18:00:00'],
  ];
  for (const [fact, from, minutes, until] of cases)
    it(fact, () => expect(afterWorkingMinutes(moscow(from), minutes)).to.equal(moscow(until)));

  it('lies between nine and six of a weekday, wherever it is counted from', () => {
    fc.assert(
      fc.property(anyMoment, anyMinutes, (from, minutes) => {
        const until = afterWorkingMinutes(from, minutes);
        const there = new Date((until + 3 * 3600) * 1000);
        const seconds = there.getUTCHours() * 3600 + there.getUTCMinutes() * 60 + there.getUTCSeconds();
        expect(until).to.be.at.least(from);
        expect(there.getUTCDay()).to.be.within(1, 5);
        expect(seconds).to.be.within(9 * 3600, 18 * 3600);
      }),
    );
  });

  it('may be counted in parts', () => {
    fc.assert(
      fc.property(anyMoment, anyMinutes, anyMinutes, (from, some, more) => {
        expect(afterWorkingMinutes(afterWorkingMinutes(from, some + 1), more + 1)).to.equal(
          afterWorkingMinutes(from, some + more + 2),
        );
      }),
    );
  });

  it('is over for all that began by a moment, and for nothing that began a second later', () => {
    fc.assert(
      fc.property(anyMoment, anyMinutes, (now, minutes) => {
        const since = overdueSince(now, minutes);
        expect(afterWorkingMinutes(since, minutes)).to.be.lessThan(now);
        expect(afterWorkingMinutes(since + 1, minutes)).to.be.at.least(now);
      }),
    );
  });
});
