import { expect } from 'chai';
import { beginOf, endOf, isDay, type PeriodPreset, periodOf, presetOf } from './periods.ts';

describe('the periods of reports', () => {
  const cases: [now: string, PeriodPreset, from: string, to: string][] = [
    ['2026-11-22T12:00:00Z', 'today', '2026-11-22', '2026-11-22'],
    ['2026-11-22T12:00:00Z', 'week', '2026-11-16', '2026-11-22'],
    ['2026-11-23T12:00:00Z', 'week', '2026-11-23', '2026-11-29'],
    ['2026-12-31T12:00:00Z', 'week', '2026-12-28', '2027-01-03'],
    ['2028-02-10T12:00:00Z', 'month', '2028-02-01', '2028-02-29'],
    ['2026-11-22T12:00:00Z', 'quarter', '2026-10-01', '2026-12-31'],
    ['2026-11-22T12:00:00Z', 'year', '2026-01-01', '2026-12-31'],
    // In Moscow it is the next year already.
    ['2026-12-31T21:30:00Z', 'year', '2027-01-01', '2027-12-31'],
    ['2026-12-31T20:30:00Z', 'today', '2026-12-31', '2026-12-31'],
  ];
  for (const [now, preset, from, to] of cases)
    it(`${preset} at ${now} is ${from}…${to}`, () => {
      expect(periodOf(preset, new Date(now))).to.deep.equal({ from, to });
      expect(presetOf({ from, to }, new Date(now))).to.be.oneOf([preset, 'today']);
    });

  it('a custom period is no preset', () => {
    expect(presetOf({ from: '2026-01-02', to: '2026-01-05' }, new Date('2026-11-22T12:00:00Z'))).to.equal(
      null,
    );
  });

  it('periods consist of existing days', () => {
    expect(['2026-02-28', '2028-02-29'].map(isDay)).to.deep.equal([true, true]);
    expect(['2026-02-30', '2026-13-01', '2026-2-1', 'today', ''].map(isDay)).to.not.include(true);
  });

  it('periods begin and end with the days of Moscow', () => {
    expect(new Date(beginOf('2026-11-22') * 1000).toISOString()).to.equal('2026-11-21T21:00:00.000Z');
    expect(new Date(endOf('2026-11-22') * 1000).toISOString()).to.equal('2026-11-22T20:59:59.000Z');
  });
});
