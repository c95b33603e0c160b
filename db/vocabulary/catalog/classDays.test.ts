import { expect } from 'chai';
import {
  type ClassDay,
  clockInWords,
  commonHours,
  issuesOfDays,
  momentAt,
  moscowHours,
  movedBy,
} from './classDays.ts';
import { sittingsOf } from './sittings.ts';
import { offsetOfRegion, zoneName } from './utcOffsets.ts';

const on = (day: string, from = '10:00', to = '18:00'): ClassDay => ({ day, from, to, title: null });
const at = (text: string) => Date.parse(text) / 1000;

describe('the hours of each day of a course', () => {
  it('hours are by the clock of the venue, and Moscow’s beside it where it differs', () => {
    expect(momentAt('2027-03-12', '10:00', 7)).to.equal(at('2027-03-12T10:00:00+07:00'));
    expect([moscowHours(on('2027-03-12'), 7), moscowHours(on('2027-03-12'), 3)]).to.deep.equal([
      '06:00–14:00',
      null,
    ]);
    expect(moscowHours(on('2027-03-12', '06:00', '10:00'), 12)).to.equal('21:00–01:00 (начало накануне)');
    expect([2, 3, 7].map((offset) => clockInWords(offset as 2 | 3 | 7))).to.deep.equal([
      'местное время, МСК−1',
      'по московскому времени',
      'местное время, МСК+4',
    ]);
    expect([
      zoneName(3),
      offsetOfRegion('Новосибирская область'),
      offsetOfRegion('Тульская область'),
    ]).to.deep.equal(['', 7, 3]);
  });

  it('hours are one line where all days have the same', () => {
    expect(commonHours([on('2027-03-12'), on('2027-03-13')])).to.equal('10:00–18:00');
    expect(commonHours([on('2027-03-12'), on('2027-03-13', '10:00', '15:00')])).to.equal(null);
    expect(commonHours([])).to.equal(null);
  });

  it('hours move with the course, over the end of a month', () => {
    expect(movedBy([on('2027-02-27'), on('2027-02-28')], 2).map(({ day }) => day)).to.deep.equal([
      '2027-03-01',
      '2027-03-02',
    ]);
  });

  it('hours are within the days of the course and end after they begin', () => {
    const dates = { date_start: at('2027-03-12T07:00:00Z'), date_end: at('2027-03-13T15:00:00Z') };
    expect(issuesOfDays([on('2027-03-12'), on('2027-03-13')], dates)).to.deep.equal({});
    expect(
      issuesOfDays([on('2027-03-11'), on('2027-03-14'), on('2027-03-12', '10:00', '10:00')], dates),
    ).to.deep.equal({
      'schedule.0.day': 'Вне дат курса',
      'schedule.1.day': 'Вне дат курса',
      'schedule.2.to': 'Позже начала',
    });
  });

  it('hours are the entries of a calendar', () => {
    const schedule = [on('2027-03-12'), on('2027-03-13', '09:00', '12:00')];
    const sittings = sittingsOf({
      date_start: at('2027-03-12T00:00:00Z'),
      date_end: at('2027-03-13T00:00:00Z'),
      duration_hours: null,
      schedule,
      utc_offset: 10,
    });
    expect(sittings).to.deep.equal([
      { start: at('2027-03-12T10:00:00+10:00'), end: at('2027-03-12T18:00:00+10:00'), isWholeDay: false },
      { start: at('2027-03-13T09:00:00+10:00'), end: at('2027-03-13T12:00:00+10:00'), isWholeDay: false },
    ]);
  });
});
