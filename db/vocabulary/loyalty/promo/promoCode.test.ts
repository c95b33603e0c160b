import { expect } from 'chai';
import { isPromoCode, promoKeyOf, promoRuleOf, promoStateOf } from './promoCode.ts';

const code = { status: 'ACTIVE', date_start: 100, date_end: 200, max_usages: 2, used_count: 0 } as const;

describe('a promo code', () => {
  it('is the same in Latin and Cyrillic letters, in small ones, with hyphens and with a zero for an O', () => {
    const keys = ['ЗИМА-ТОР2027', 'зима тор2027', 'ЗИMА-TOP2О27', 'зимa–тop2027'].map(promoKeyOf);
    expect(new Set(keys).size).to.equal(1);
    expect(promoKeyOf('СТОМАТ10')).to.equal(promoKeyOf('CTOMAT1O'));
    expect(promoKeyOf('СТОМАТ10')).to.not.equal(promoKeyOf('СТОМАТ11'));
  });

  it('has five signs or more, of letters and digits', () => {
    expect(['ЛЕТО5', 'summer-27'].filter(isPromoCode)).to.have.length(2);
    expect(['ЛЕТО', 'Л-Е-Т-О', '', 'ЛЕТО 27', "ЛЕТО'--", 'Л'.repeat(31)].filter(isPromoCode)).to.deep.equal(
      [],
    );
  });

  it('is planned, acts, is used up, ends or is off', () => {
    expect(promoStateOf(code, 99)).to.equal('PLANNED');
    expect(promoStateOf(code, 100)).to.equal('ACTIVE');
    expect(promoStateOf({ ...code, used_count: 2 }, 150)).to.equal('USED_UP');
    expect(promoStateOf(code, 200)).to.equal('ENDED');
    expect(promoStateOf({ ...code, status: 'OFF' }, 150)).to.equal('OFF');
    expect(promoStateOf({ ...code, date_end: null, max_usages: null }, 1e9)).to.equal('ACTIVE');
  });

  it('lowers by a percentage as it is, and by sums in roubles', () => {
    expect(promoRuleOf({ effect: 'PERCENT', value: 15, min_total: 500_000 })).to.deep.equal({
      effect: 'PERCENT',
      value: 15,
      min_total: 5000,
    });
    expect(promoRuleOf({ effect: 'SUM', value: 100_000, min_total: 0 }).value).to.equal(1000);
  });
});
