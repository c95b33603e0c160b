import { bonusWaitDays } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import type { EarningRule, RuleInForce } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

const days = (count: number) => plural(count, ['день', 'дня', 'дней']);
const bonuses = (count: number) => plural(count, ['бонус', 'бонуса', 'бонусов']);

/** A rule as visitors read it. */
export function ruleInWords({ rule, amount, most, within, expiry_days }: RuleInForce): string {
  const often = limitless.includes(rule)
    ? ''
    : `, не чаще чем ${plural(most, ['раз', 'раза', 'раз'])} за ${days(within)}`;
  return `${sentences[rule](amount)}${often}. Действуют ${days(expiry_days)}.`;
}

export const waitInWords = `Бонусы становятся доступны через ${days(bonusWaitDays)} после курса, а за отзыв, который опубликован позже, — через ${days(bonusWaitDays)} после публикации.`;

const sentences: Record<EarningRule, (amount: number) => string> = {
  order: (percent) => `За оплату курса — ${percent}\u00a0% от оплаченного`,
  review: (count) => `За опубликованный отзыв по коду участника — ${bonuses(count)}`,
  visit: (count) => `За то, что вы пришли на курс и ваш билет отметили на входе, — ${bonuses(count)}`,
  referral: (count) =>
    `За друга, который впервые записался по ссылке из вашего кабинета и прошёл курс, — ${bonuses(count)}, но не больше, чем он заплатил`,
};

/** The limit of these rules is out of reach. */
const limitless: readonly EarningRule[] = ['order'];
