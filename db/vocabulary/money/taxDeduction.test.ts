import { expect } from 'chai';
import { isDeductible, taxBack, taxBackLine } from './taxDeduction.ts';

describe('the tax deduction for education', () => {
  it('returns 13 % of what was paid, within the limit of a year', () => {
    expect([0, 50_000, 150_000, 400_000].map(taxBack)).to.deep.equal([0, 6_500, 19_500, 19_500]);
    expect(taxBackLine(43_000)).to.equal('Налоговый вычет: вернёте до 5\u00a0590\u00a0₽');
  });

  it('is for programmes of education at a licensed centre alone', () => {
    expect(isDeductible(['ADVANCED_TRAINING'], true)).to.equal(true);
    expect(isDeductible(['ADVANCED_TRAINING'], false)).to.equal(false);
    expect(isDeductible(['CERTIFICATE', 'NMO_CODE'], true)).to.equal(false);
  });
});
