import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { dayInWords, dayText, momentText, secondsOfDay, secondsOfMoment } from './moments.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe('moments in forms', () => {
  it('moments are read and written in Moscow time', () => {
    expect(secondsOfMoment('2027-03-12T14:30')).to.equal(at('2027-03-12T11:30:00Z'));
    expect(momentText(at('2027-03-12T11:30:00Z'))).to.equal('2027-03-12T14:30');
  });

  it('a moment returns from a form unchanged', () => {
    for (const text of ['2027-01-01T00:00', '2027-03-12T14:30', '2027-12-31T23:59']) {
      expect(momentText(secondsOfMoment(text))).to.equal(text);
      expect(dayText(secondsOfDay(text.slice(0, 10), 'noon'))).to.equal(text.slice(0, 10));
    }
  });

  it('of a kept day are the same day on the pages, which show UTC', () => {
    const kept = secondsOfDay('2027-03-12', 'noon') ?? 0;
    expect(formatDay(kept)).to.equal('12 марта 2027');
    expect(dayInWords(kept)).to.equal('12 марта 2027');
  });

  it('of a searched day are its first and last second in Moscow', () => {
    expect(secondsOfDay('2027-03-12', 'start')).to.equal(at('2027-03-11T21:00:00Z'));
    expect(secondsOfDay('2027-03-12', 'end')).to.equal(at('2027-03-12T20:59:59Z'));
    expect(dayText(secondsOfDay('2027-03-12', 'start'))).to.equal('2027-03-12');
  });

  it('an empty field is no moment', () => {
    expect([
      secondsOfDay('', 'noon'),
      secondsOfMoment(''),
      dayText(null),
      momentText(undefined),
    ]).to.deep.equal([null, null, '', '']);
  });

  it('the zero of an online course is no moment', () => {
    expect(momentText(0)).to.equal('');
  });

  it('formatting twice changes nothing, as react-admin does', () => {
    const once = momentText(at('2027-03-12T11:30:00Z'));
    expect(momentText(once)).to.equal(once);
    expect(dayText('2027-03-12')).to.equal('2027-03-12');
  });
});
