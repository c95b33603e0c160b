import { expect } from 'chai';
import { latestSending, nextSending, type Rhythmic, sendingDay, sentPeriodOf } from './schedules.ts';

describe('the days on which reports are sent', () => {
  const monday: Rhythmic = { rhythm: 'WEEKLY', weekday: 1, month_day: null };
  const sunday: Rhythmic = { ...monday, weekday: 7 };
  const fifth: Rhythmic = { rhythm: 'MONTHLY', weekday: null, month_day: 5 };

  const cases: [Rhythmic, day: string, latest: string, next: string][] = [
    [monday, '2026-11-22', '2026-11-16', '2026-11-23'],
    [monday, '2026-11-23', '2026-11-23', '2026-11-30'],
    [sunday, '2026-11-22', '2026-11-22', '2026-11-29'],
    [sunday, '2026-12-31', '2026-12-27', '2027-01-03'],
    [fifth, '2026-12-31', '2026-12-05', '2027-01-05'],
    [{ ...fifth, month_day: 28 }, '2027-02-28', '2027-02-28', '2027-03-28'],
  ];
  for (const [schedule, day, latest, next] of cases)
    it(`around ${day} are ${latest} and ${next}`, () => {
      expect(latestSending(schedule, day)).to.equal(latest);
      expect(nextSending(schedule, day)).to.equal(next);
    });

  it('a report covers the whole week or month before, over the end of a year too', () => {
    expect(sentPeriodOf('LAST_WEEK', '2026-11-23')).to.deep.equal({ from: '2026-11-16', to: '2026-11-22' });
    expect(sentPeriodOf('LAST_WEEK', '2027-01-03')).to.deep.equal({ from: '2026-12-21', to: '2026-12-27' });
    expect(sentPeriodOf('LAST_MONTH', '2027-01-05')).to.deep.equal({ from: '2026-12-01', to: '2026-12-31' });
    expect(sentPeriodOf('LAST_MONTH', '2028-03-31')).to.deep.equal({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('a report is sent at eight in the morning of Moscow', () => {
    expect(sendingDay(new Date('2026-11-23T04:59:00Z'))).to.equal('2026-11-22');
    expect(sendingDay(new Date('2026-11-23T05:00:00Z'))).to.equal('2026-11-23');
  });
});
