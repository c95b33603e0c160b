import { expect } from 'chai';
import { sameHourOn } from './extraDate.ts';

describe('an extra date of a course', () => {
  const start = Date.parse('2026-03-10T07:00:00Z') / 1000;

  it('begins at the same hour in Moscow', () => {
    expect(sameHourOn('2026-04-02', start)).to.equal(Date.parse('2026-04-02T07:00:00Z') / 1000);
    expect(sameHourOn('2026-03-10', start)).to.equal(start);
  });

  it('calculates from the day in Moscow where it is another one elsewhere', () => {
    const late = Date.parse('2026-03-10T22:30:00Z') / 1000;
    expect(sameHourOn('2026-03-12', late)).to.equal(Date.parse('2026-03-11T22:30:00Z') / 1000);
  });
});
