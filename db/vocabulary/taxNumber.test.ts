import { expect } from 'chai';
import { hasRightCheckDigits } from './taxNumber.ts';

describe('check digits of tax numbers', () => {
  it('real numbers of companies and of people fit', () => {
    for (const inn of ['7707083893', '7736050003', '500100732259'])
      expect(hasRightCheckDigits(inn), inn).to.equal(true);
  });

  it('a mistyped digit and everything that is no number is found', () => {
    for (const inn of ['7707083894', '7707083983', '500100732258', '123', '', '77070838930', 'abcdefghij'])
      expect(hasRightCheckDigits(inn), inn).to.equal(false);
  });
});
