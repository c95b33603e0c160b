import { expect } from 'chai';
import { averageOfRatings, bayesianMean, ratingOf } from './rating.ts';

describe('ratings', () => {
  it('are the mean of the marks that were given', () => {
    expect(ratingOf({ program: 5, lecturer: 5, organisation: 4, practice: 3 })).to.equal(4.25);
    expect(ratingOf({ program: 5, lecturer: 4, organisation: 4, practice: null })).to.equal(4.33);
  });

  it('are shown as total divided by count, to one decimal', () => {
    expect(averageOfRatings({ total: 14, count: 3 })).to.equal(4.7);
    expect(averageOfRatings({ total: 0, count: 0 })).to.equal(null);
  });

  it('put two hundred good reviews before a single excellent one', () => {
    expect(bayesianMean({ total: 5, count: 1 })).to.be.below(bayesianMean({ total: 960, count: 200 }));
    expect(bayesianMean({ total: 0, count: 0 })).to.be.below(bayesianMean({ total: 5, count: 1 }));
  });
});
