import { expect } from 'chai';
import fc from 'fast-check';
import {
  bonusesForPaid,
  type CountedOrder,
  levelAt,
  nextAfter,
  rowAt,
  type ScaleRow,
  turnoverDays,
  turnoverOf,
} from './scale.ts';

const day = 86_400;
const row = (value: number, percent: number, expiry_days = 365): ScaleRow => ({
  value,
  percent,
  expiry_days,
});
const rows = [row(10_000_000, 5), row(0, 3), row(30_000_000, 7.5, 730)];
const now = 400 * day;
const order = (given: Partial<CountedOrder> = {}): CountedOrder => ({
  status: 'CONFIRMED',
  paid_sum: 1_000_000,
  refunded_sum: 0,
  finished_at: now - day,
  ...given,
});

describe('the scale of companies', () => {
  for (const [turnover, percent, next] of [
    [0, 3, { percent: 5, left: 10_000_000 }],
    [9_999_999, 3, { percent: 5, left: 1 }],
    [10_000_000, 5, { percent: 7.5, left: 20_000_000 }],
    [21_600_000, 5, { percent: 7.5, left: 8_400_000 }],
    [30_000_000, 7.5, null],
    [900_000_000, 7.5, null],
  ] as const)
    it(`gives ${percent} % from a turnover of ${turnover / 100} ₽, and says what is next`, () => {
      expect(rowAt(rows, turnover)?.percent).to.equal(percent);
      expect(nextAfter(rows, turnover)).to.deep.equal(next);
    });

  it('gives nothing below its first row, and nothing without rows', () => {
    expect(rowAt([row(100, 5)], 99)).to.equal(null);
    expect(rowAt([], 1_000_000)).to.equal(null);
    expect(nextAfter([], 0)).to.equal(null);
  });

  it('takes the highest row that is reached, in whatever order they stand', () => {
    const anyRows = fc.uniqueArray(fc.nat({ max: 1000 }), { maxLength: 8 });
    fc.assert(
      fc.property(anyRows, fc.nat({ max: 1200 }), (values, turnover) => {
        const reached = values.filter((value) => value <= turnover);
        const found = rowAt(
          values.map((value) => row(value, 1)),
          turnover,
        );
        expect(found?.value ?? null).to.equal(reached.length > 0 ? Math.max(...reached) : null);
      }),
    );
  });

  for (const [what, given, counted] of [
    ['what was paid', {}, 1_000_000],
    ['what was not given back', { status: 'PARTIAL_REFUNDED', refunded_sum: 400_000 }, 600_000],
    ['no order that waits for money', { status: 'PREPARE' }, 0],
    ['no order that waits for a yes', { status: 'CREATED' }, 0],
    ['no order that came to nothing', { status: 'CANCELED' }, 0],
    ['no order that was refunded whole', { status: 'REFUNDED', refunded_sum: 1_000_000 }, 0],
    ['no course that is not over', { finished_at: null }, 0],
    ['no course that ends later', { finished_at: now + 1 }, 0],
    ['a course that ends at the moment', { finished_at: now }, 1_000_000],
    ['a course of a year ago', { finished_at: now - turnoverDays * day }, 1_000_000],
    ['no course of more than a year ago', { finished_at: now - turnoverDays * day - 1 }, 0],
  ] as const)
    it(`counts ${what}`, () => {
      expect(turnoverOf([order(given)], now)).to.equal(counted);
    });

  it('gives a percentage of its own until its last day, whatever the turnover', () => {
    const terms = { rows, personal: { percent: 12.5, until: '2026-12-31' } };
    expect(levelAt(terms, 0, '2026-12-31')).to.deep.equal({ percent: 12.5, expiry_days: 365, value: null });
    expect(levelAt(terms, 0, '2027-01-01')?.percent).to.equal(3);
    expect(levelAt({ ...terms, rows: [] }, 0, '2027-01-01')).to.equal(null);
  });

  it('rounds to whole bonuses, halves up', () => {
    expect(bonusesForPaid(1_000_000, 5)).to.equal(500);
    expect(bonusesForPaid(1_000, 5)).to.equal(1);
    expect(bonusesForPaid(900, 5)).to.equal(0);
    expect(bonusesForPaid(1_000_000, 0.1)).to.equal(10);
    expect(bonusesForPaid(1_234_500, 7.3)).to.equal(901);
    expect(bonusesForPaid(1_000_000, 0)).to.equal(0);
  });
});
