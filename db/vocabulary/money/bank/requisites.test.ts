import { expect } from 'chai';
import fc from 'fast-check';
import { hasRightCheckDigits } from '../../taxNumber.ts';
import { bankIssues, isBic, isCorrespondentAccount, isSettlementAccount } from './requisites.ts';

const settlement = [
  ['40702810900000002851', '044030827'],
  ['40701810000001002118', '044106001'],
  ['40702810610000000001', '044525974'],
] as const;
const correspondent = [
  ['30101810200000000827', '044030827'],
  ['30101810400000000225', '044525225'],
  ['30101810145250000974', '044525974'],
] as const;

describe('bank details', () => {
  it('published bank details fit', () => {
    for (const [account, bic] of settlement)
      expect(isSettlementAccount(account, bic), account).to.equal(true);
    for (const [account, bic] of correspondent)
      expect(isCorrespondentAccount(account, bic), account).to.equal(true);
  });

  it('another key, bank or kind does not fit', () => {
    expect(isSettlementAccount('40702810000000002851', '044030827')).to.equal(false);
    expect(isSettlementAccount('40702810900000002851', '044525974')).to.equal(false);
    expect(isCorrespondentAccount('30101810200000000827', '044525225')).to.equal(false);
    expect(isCorrespondentAccount('40702810900000002851', '044030827')).to.equal(false);
  });

  it('any one wrong digit is found', () => {
    const place = fc.nat({ max: 19 });
    fc.assert(
      fc.property(
        fc.constantFrom(...settlement),
        place,
        fc.integer({ min: 1, max: 9 }),
        ([account, bic], at, by) => {
          const digit = (Number(account[at]) + by) % 10;
          return !isSettlementAccount(account.slice(0, at) + digit + account.slice(at + 1), bic);
        },
      ),
    );
  });

  it('bank details are digits and nothing else', () => {
    expect(['044030827', '004030827', '34403082', '344030827', '04403082a'].map(isBic)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isSettlementAccount('4070281090000000285', '044030827')).to.equal(false);
    expect(isSettlementAccount('4070281090000000285١', '044030827')).to.equal(false);
  });

  it('the digits of tax numbers are checked as well', () => {
    const right = ['7725088527', '7715034360', '7707083893', '7710140679', '773370857141', '344809916052'];
    for (const inn of right) expect(hasRightCheckDigits(inn), inn).to.equal(true);
    expect(hasRightCheckDigits('7725088528')).to.equal(false);
  });

  it('wrong details are named, unless they are empty', () => {
    const right = {
      bic: '044030827',
      account: '40702810900000002851',
      correspondent_account: '30101810200000000827',
    };
    expect(bankIssues(right)).to.deep.equal({});
    expect(bankIssues({ bic: null, account: right.account, correspondent_account: null })).to.deep.equal({});
    expect(bankIssues({ ...right, bic: '944030827' })).to.have.keys('bic');
    expect(bankIssues({ ...right, bic: '044525225' })).to.have.keys('account', 'correspondent_account');
  });
});
