import { expect } from 'chai';
import fc from 'fast-check';
import { vatForBank, vatInside, vatOfLines, vatRates } from './vat.ts';

const kopecks = fc.integer({ min: 0, max: 10_000_000_00 });

describe('VAT inside a sum', () => {
  it('is what accountants count, to the kopeck', () => {
    expect(vatInside(20_000_00, 22)).to.equal(3_606_56);
    expect(vatInside(105_00, 5)).to.equal(5_00);
    expect(vatInside(100_00, 20)).to.equal(16_67);
    expect(vatInside(100_00, 0)).to.equal(0);
    expect(vatInside(100_00, null)).to.equal(null);
  });

  it('of the lines is together that of their sum, and never less than nothing', () => {
    fc.assert(
      fc.property(
        fc.array(kopecks, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...vatRates),
        (sums, rate) => {
          const parts = vatOfLines(sums, rate).map(Number);
          const total = sums.reduce((all, sum) => all + sum, 0);
          expect(parts.reduce((all, part) => all + part, 0)).to.equal(vatInside(total, rate));
          expect(parts.every((part) => part >= 0)).to.equal(true);
        },
      ),
    );
  });

  it('is told to banks in their words', () => {
    expect(vatForBank(3_606_56, 22)).to.equal('В т.ч. НДС 22% - 3606.56 руб.');
    expect(vatForBank(null, null)).to.equal('НДС не облагается.');
  });
});
