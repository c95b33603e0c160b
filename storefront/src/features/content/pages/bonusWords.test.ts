import { expect } from 'chai';
import { ruleInWords, waitInWords } from './bonusWords.ts';

describe('the rules of bonuses in words', () => {
  for (const [rule, said] of [
    [
      { rule: 'order', amount: 3, most: 1000, within: 365, expiry_days: 365 },
      'За оплату курса — 3\u00a0% от оплаченного. Действуют 365\u00a0дней.',
    ],
    [
      { rule: 'review', amount: 201, most: 3, within: 30, expiry_days: 181 },
      'За опубликованный отзыв по коду участника — 201\u00a0бонус, не чаще чем 3\u00a0раза за 30\u00a0дней. Действуют 181\u00a0день.',
    ],
    [
      { rule: 'visit', amount: 100, most: 1, within: 30, expiry_days: 62 },
      'За то, что вы пришли на курс и ваш билет отметили на входе, — 100\u00a0бонусов, не чаще чем 1\u00a0раз за 30\u00a0дней. Действуют 62\u00a0дня.',
    ],
  ] as const)
    it(`«${rule.rule}» is described with right plurals`, () => expect(ruleInWords(rule)).to.equal(said));

  it('the rules say when bonuses may be spent', () =>
    expect(waitInWords).to.include('через 14\u00a0дней после курса'));
});
