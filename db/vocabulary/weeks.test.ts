import { expect } from 'chai';
import { formatWeek, mondayOf, shiftedWeek, weekOf, weeksFrom } from './weeks.ts';

describe('weeks', () => {
  it('a week begins on Monday', () => {
    expect(mondayOf('2026-11-23')).to.equal('2026-11-23');
    expect(mondayOf('2026-11-29')).to.equal('2026-11-23');
    expect(mondayOf('2026-11-22')).to.equal('2026-11-16');
  });

  it('a week begins at midnight of Moscow', () => {
    expect(weekOf(new Date('2026-11-22T20:59:59Z'))).to.equal('2026-11-16');
    expect(weekOf(new Date('2026-11-22T21:00:00Z'))).to.equal('2026-11-23');
  });

  it('weeks follow one another, also over the end of a year', () => {
    expect(weeksFrom('2026-12-21', 3)).to.deep.equal(['2026-12-21', '2026-12-28', '2027-01-04']);
    expect(shiftedWeek('2027-01-04', -2)).to.equal('2026-12-21');
  });

  it('a week is named by its days', () => {
    expect(formatWeek('2026-11-23')).to.equal('23–29 ноября 2026');
    expect(formatWeek('2026-11-30')).to.equal('30 ноября — 6 декабря 2026');
  });
});
