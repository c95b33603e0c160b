import { expect } from 'chai';
import { disputeOutcomes, outcomeNow } from './dispute.ts';

describe('the outcome of a dispute', () => {
  it('says that a review taken off the site is there again', () => {
    expect(outcomeNow('ACCEPTED', true)).to.include('снова на сайте');
    expect(outcomeNow('ACCEPTED', false)).to.equal(disputeOutcomes.ACCEPTED);
    for (const isPublic of [true, false])
      expect(outcomeNow('DECLINED', isPublic)).to.equal(disputeOutcomes.DECLINED);
  });
});
