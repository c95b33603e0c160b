import { expect } from 'chai';
import { ratingOf } from './rating.ts';

describe('the rating of a review', () => {
  it('is the mean of the marks that were given, to the hundredth', () => {
    expect(ratingOf({ program: 5, lecturer: 5, organisation: 4, practice: 3 })).to.equal(4.25);
    expect(ratingOf({ program: 5, lecturer: 4, organisation: 4, practice: null })).to.equal(4.33);
  });
});
