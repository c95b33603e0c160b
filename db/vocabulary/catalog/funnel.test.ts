import { expect } from 'chai';
import { type FunnelCounts, formatShare, isBelowMedian, shareOf } from './funnel.ts';

const counts = (given: Partial<FunnelCounts>): FunnelCounts => ({
  ...{ shown: 0, opened: 0, favourites: 0, forms: 0, orders: 0, paid: 0 },
  ...given,
});

describe('the funnel of a course', () => {
  it('a step is a part of the one before it, and forms are a part of those who opened the course', () => {
    const course = counts({ shown: 200, opened: 50, favourites: 5, forms: 10, orders: 4, paid: 3 });
    expect(shareOf(course, 'opened')).to.equal(0.25);
    expect(shareOf(course, 'favourites')).to.equal(0.1);
    expect(shareOf(course, 'forms')).to.equal(0.2);
    expect(shareOf(course, 'orders')).to.equal(0.4);
    expect(shareOf(course, 'paid')).to.equal(0.75);
  });

  it('a part of nothing is unknown', () => {
    expect(shareOf(counts({ opened: 3 }), 'opened')).to.equal(null);
  });

  it('a share is compared once the step before is large enough', () => {
    expect(isBelowMedian(counts({ shown: 99, opened: 1 }), 'opened', 0.5)).to.equal(false);
    expect(isBelowMedian(counts({ shown: 100, opened: 1 }), 'opened', 0.5)).to.equal(true);
    expect(isBelowMedian(counts({ shown: 100, opened: 1 }), 'opened', null)).to.equal(false);
  });

  it('a share that reads like the median is not below it', () => {
    expect(isBelowMedian(counts({ shown: 1000, opened: 100 }), 'opened', 0.1004)).to.equal(false);
    expect(isBelowMedian(counts({ shown: 1000, opened: 100 }), 'opened', 0.101)).to.equal(true);
  });

  it('percentages have a comma and one digit at most', () => {
    expect([0, 0.1234, 0.5, 1.2].map(formatShare)).to.deep.equal([
      '0\u00a0%',
      '12,3\u00a0%',
      '50\u00a0%',
      '120\u00a0%',
    ]);
  });
});
