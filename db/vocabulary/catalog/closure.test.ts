import { expect } from 'chai';
import { closureAhead, closureAt, isClosedAt, momentsOf } from './closure.ts';
import { issueOfClosure } from './closureForm.ts';
import { closureInWords, closureSentence } from './closureInWords.ts';

const pause = { closed_from: '2027-03-10', closed_to: '2027-03-12', closure_note: 'Центр в отпуске' };
const at = (moment: string) => Date.parse(moment) / 1000;

describe('the pause of a centre', () => {
  it('lasts from midnight to midnight of Moscow, the last day included', () => {
    expect(momentsOf(pause)).to.deep.equal({
      from: at('2027-03-10T00:00:00+03:00'),
      until: at('2027-03-13T00:00:00+03:00'),
    });
    expect(isClosedAt(pause, at('2027-03-09T23:59:59+03:00'))).to.equal(false);
    expect(isClosedAt(pause, at('2027-03-10T00:00:00+03:00'))).to.equal(true);
    expect(isClosedAt(pause, at('2027-03-12T23:59:59+03:00'))).to.equal(true);
    expect(isClosedAt(pause, at('2027-03-13T00:00:00+03:00'))).to.equal(false);
  });

  it('is shown to visitors while it lasts, and to the centre from the day it is set', () => {
    const before = at('2027-03-01T12:00:00+03:00');
    expect(closureAt(pause, before).closed_to).to.equal(null);
    expect(closureAhead(pause, before)).to.deep.equal(pause);
    expect(closureAt(pause, at('2027-03-11T12:00:00+03:00'))).to.deep.equal(pause);
    expect(closureAhead(pause, at('2027-03-13T00:00:00+03:00')).closed_from).to.equal(null);
  });

  it('says until when, and why', () => {
    expect(closureInWords(pause)).to.equal(
      'Продажи приостановлены до 12 марта 2027 включительно: Центр в отпуске',
    );
  });

  it('is a sentence with one stop at its end, as its note has one or not', () => {
    const ends = ['Мы в отпуске', 'Мы в отпуске.', 'Скоро вернёмся!', 'Где мы? В отпуске…'].map(
      (closure_note) => closureSentence({ ...pause, closure_note }).slice(-3),
    );
    expect(ends).to.deep.equal(['ке.', 'ке.', 'ся!', 'ке…']);
  });

  it('begins today or later, and is over within ninety days', () => {
    const now = at('2027-03-10T01:00:00+03:00');
    const fieldOf = (closed_from: string, closed_to: string, began?: string) =>
      issueOfClosure({ closed_from, closed_to }, now, began)?.field ?? null;
    expect(fieldOf('2027-03-10', '2027-03-10')).to.equal(null);
    expect(fieldOf('2027-03-09', '2027-03-12')).to.equal('closed_from');
    expect(fieldOf('2027-03-09', '2027-03-12', '2027-03-09')).to.equal(null);
    expect(fieldOf('2027-03-09', '2027-03-09', '2027-03-09')).to.equal('closed_to');
    expect(fieldOf('2027-03-12', '2027-03-11')).to.equal('closed_to');
    expect(fieldOf('2027-03-10', '2027-06-07')).to.equal(null);
    expect(fieldOf('2027-03-10', '2027-06-08')).to.equal('closed_to');
  });
});
