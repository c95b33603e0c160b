import { expect } from 'chai';
import { dayText, momentText, secondsOfDay, secondsOfMoment } from './moments.ts';

describe('a moment in the editor of a course', () => {
  const moment = Date.parse('2027-03-12T07:00:00Z') / 1000;

  it('is written by the clock of Moscow', () => {
    expect(momentText(moment)).to.equal('2027-03-12T10:00');
    expect(secondsOfMoment('2027-03-12T10:00')).to.equal(moment);
    expect([momentText(null), momentText(0)]).to.deep.equal(['', '']);
  });

  it('is none while its year is half typed', () => {
    expect(secondsOfMoment('0202-03-12T10:00')).to.equal(null);
    expect(secondsOfMoment('2027-03-12')).to.equal(null);
  });

  it('stands for a day at its noon', () => {
    const noon = secondsOfDay('2027-03-12');
    expect([noon, dayText(noon)]).to.deep.equal([Date.parse('2027-03-12T09:00:00Z') / 1000, '2027-03-12']);
    expect(secondsOfDay('')).to.equal(null);
  });
});
