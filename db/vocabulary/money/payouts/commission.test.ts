import { expect } from 'chai';
import fc from 'fast-check';
import { commissionOf, feeOf, formulaOf, sharesOfSale } from './commission.ts';

const sale = (more: object = {}) =>
  sharesOfSale({
    gross: 2_000_000,
    refunded: 0,
    promo_share: 0,
    commission_percent: 15,
    fee_share: 0,
    ...more,
  });
const said = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what of a sale is the centre’s', () => {
  it('is the price without the commission, of which halves of a kopeck round up', () => {
    expect(sale()).to.include({ commission_sum: 300_000, net: 1_700_000 });
    expect(commissionOf(10, 5), 'half a kopeck').to.equal(1);
    expect(commissionOf(9, 5), '0.45 of a kopeck').to.equal(0);
    expect(commissionOf(100_001, 12.35)).to.equal(12_350);
    expect(feeOf(2_000_000, 250)).to.equal(50_000);
  });

  it('has no commission of what was given back', () => {
    expect(sale({ refunded: 1_000_000 })).to.include({ commission_sum: 150_000, net: 850_000 });
    expect(sale({ refunded: 2_000_000 })).to.include({ commission_sum: 0, net: 0 });
  });

  it('bears its own discounts and the fee of the bank', () => {
    expect(sale({ promo_share: 200_000, fee_share: 45_000 }).net).to.equal(1_455_000);
  });

  it('is the whole price but for what is named, to the kopeck', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 11 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (gross, hundredths, part) => {
          const refunded = Math.floor(gross * part);
          const shares = sale({ gross, refunded, commission_percent: hundredths / 100 });
          expect(shares.net + shares.commission_sum + refunded).to.equal(gross);
          expect(shares.commission_sum).to.be.within(0, gross - refunded);
          const exact = ((gross - refunded) * hundredths) / 10_000;
          expect(Math.abs(shares.commission_sum - exact)).to.be.at.most(0.5001);
        },
      ),
    );
  });

  it('explains itself', () => {
    expect(said(formulaOf(sale({ fee_share: 50_000 })))).to.equal(
      '20 000,00 − комиссия 15 % 3 000,00 − эквайринг 500,00 = 16 500,00 ₽',
    );
    expect(said(formulaOf(sale({ refunded: 500_000, commission_percent: 12.5 })))).to.equal(
      '20 000,00 − возвраты 5 000,00 − комиссия 12,5 % 1 875,00 = 13 125,00 ₽',
    );
  });
});
