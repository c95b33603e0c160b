import { expect } from 'chai';
import { datesOfRerun } from './rerun.ts';

const at = (moscow: string) => Date.parse(`${moscow}:00+03:00`) / 1000;

const course = {
  date_start: at('2027-03-12T10:00'),
  date_end: at('2027-03-14T18:00'),
  registration_from: at('2027-01-12T00:00'),
  registration_to: at('2027-03-10T23:59'),
  prices: [
    { price: 100, date: at('2027-02-12T23:59') },
    { price: 200, date: null },
  ],
  schedule: [{ day: '2027-03-12', from: '10:00', to: '18:00', title: null }],
};

describe('a course that is held again', () => {
  it('lasts as long, and its deadlines stand as many days before', () => {
    expect(datesOfRerun(course, at('2027-09-12T10:00'))).to.deep.equal({
      date_end: at('2027-09-14T18:00'),
      registration_from: at('2027-07-15T00:00'),
      registration_to: at('2027-09-10T23:59'),
      prices: [
        { price: 100, date: at('2027-08-15T23:59') },
        { price: 200, date: null },
      ],
      schedule: [{ day: '2027-09-12', from: '10:00', to: '18:00', title: null }],
    });
  });

  it('keeps the hours of its deadlines when it begins at another hour', () => {
    const { date_end, registration_to } = datesOfRerun(course, at('2027-09-12T08:30'));
    expect(date_end).to.equal(at('2027-09-14T16:30'));
    expect(registration_to).to.equal(at('2027-09-10T23:59'));
  });

  it('counts days by Moscow, where a course at night begins a day later than in Greenwich', () => {
    const night = { ...course, date_start: at('2027-03-12T01:00') };
    expect(datesOfRerun(night, at('2027-03-13T23:00')).registration_to).to.equal(at('2027-03-11T23:59'));
  });

  it('has no end and no deadlines where it had none', () => {
    const online = {
      ...course,
      date_end: 0,
      registration_from: null,
      registration_to: null,
      prices: [],
      schedule: [],
    };
    expect(datesOfRerun(online, at('2027-09-12T10:00'))).to.deep.equal({
      date_end: 0,
      registration_from: null,
      registration_to: null,
      prices: [],
      schedule: [],
    });
  });
});
