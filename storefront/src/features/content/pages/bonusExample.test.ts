import { expect } from 'chai';
import { bonusExample } from './bonusExample.ts';

const order = { rule: 'order', most: 1000, within: 365, expiry_days: 365 } as const;
const sumsOf = (amount: number, spend_percent: number) =>
  bonusExample({ rules: [{ ...order, amount }], spend_percent }).map(({ sum }) => sum);

describe('the example of bonuses in roubles', () => {
  it('spends what a course earned on the next one', () =>
    expect(sumsOf(3, 30)).to.deep.equal([
      '50\u00a0000\u00a0₽',
      '1\u00a0500\u00a0бонусов',
      '20\u00a0000\u00a0₽',
      'до 6\u00a0000\u00a0₽',
      '−1\u00a0500\u00a0₽',
      '18\u00a0500\u00a0₽',
    ]));

  it('spends no more than the part that bonuses may pay', () =>
    expect(sumsOf(30, 30).slice(-2)).to.deep.equal(['−6\u00a0000\u00a0₽', '14\u00a0000\u00a0₽']));

  it('is absent while a payment earns nothing', () =>
    expect(bonusExample({ rules: [], spend_percent: 30 })).to.deep.equal([]));
});
