import { expect } from 'chai';
import { answerBy, issueOfHours, lessonPrice, weeklyTimes } from './lessons.ts';
import { lessonDay, lessonInWords, lessonLength } from './lessonWords.ts';

describe('the hours of a lesson', () => {
  const at = (moment: string) => Date.parse(moment) / 1000;
  const time = { starts_at: at('2027-03-11T23:00:00Z'), ends_at: at('2027-03-12T00:30:00Z') };

  it('a slot costs its part of an hour, half roubles rounded up', () => {
    expect(lessonPrice(4000, time.starts_at, time.ends_at)).to.equal(6000);
    expect(lessonPrice(999, time.starts_at, time.starts_at + 1800)).to.equal(500);
    expect(lessonPrice(0, time.starts_at, time.ends_at)).to.equal(0);
  });

  it('hours are said by the clock of the course', () => {
    expect(lessonDay(time, 10)).to.deep.equal({ day: '2027-03-12', from: '09:00', to: '10:30' });
    expect(lessonInWords(time, 3)).to.equal('12 марта 2027, 02:00–03:30 по московскому времени');
    expect(lessonInWords(time, 10)).to.equal('12 марта 2027, 09:00–10:30, местное время, МСК+7');
    expect(lessonLength(time)).to.match(/^1,5\sчаса$/);
    expect(lessonLength({ starts_at: 0, ends_at: 5 * 3600 })).to.match(/^5\sчасов$/);
  });

  it('hours repeat at the same clock every week', () => {
    const times = weeklyTimes({ day: '2027-03-12', from: '09:00', to: '10:30' }, 3, 10);
    expect(times[0]).to.deep.equal(time);
    expect(times.map((each) => lessonDay(each, 10).day)).to.deep.equal([
      '2027-03-12',
      '2027-03-19',
      '2027-03-26',
    ]);
  });

  it('wrong hours are refused by field', () => {
    const now = time.starts_at - 3 * 3600;
    const fieldOf = (change: Partial<typeof time>, from = now) =>
      issueOfHours({ ...time, ...change }, from)?.field ?? null;
    expect(fieldOf({})).to.equal(null);
    expect(fieldOf({ starts_at: time.starts_at + 60 })).to.equal('from');
    expect(fieldOf({ ends_at: time.ends_at + 60 })).to.equal('to');
    expect(fieldOf({ ends_at: time.starts_at })).to.equal('to');
    expect(fieldOf({ ends_at: time.starts_at + 13 * 3600 })).to.equal('to');
    expect(fieldOf({}, time.starts_at)).to.equal('day');
    expect(fieldOf({}, time.starts_at - 3600), 'nobody could answer').to.equal('from');
    expect(fieldOf({}, time.starts_at - 366 * 86_400)).to.equal('day');
  });

  it('a request is answered in two days, and two hours before the hours begin', () => {
    expect(answerBy(time.starts_at, time.starts_at - 4 * 3600)).to.equal(time.starts_at - 2 * 3600);
    expect(answerBy(time.starts_at, 0)).to.equal(48 * 3600);
  });
});
