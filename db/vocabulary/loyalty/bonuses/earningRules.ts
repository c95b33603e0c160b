/** Automatic rewards. A rule has the name of the source of its entries. */
export const earningRules = {
  order: { label: 'Оплата курса', amount: 'bonus_percent', within: 365 },
  review: { label: 'Отзыв', amount: 'bonus_review_amount', within: 30 },
  visit: { label: 'Посещение курса', amount: 'bonus_visit_amount', within: 30 },
  referral: { label: 'Приглашение друга', amount: 'bonus_referral_amount', within: 365 },
} as const;
export type EarningRule = keyof typeof earningRules;
export const earningRuleNames = Object.keys(earningRules) as EarningRule[];

/** A rule as staff have set it. */
export interface RuleInForce {
  rule: EarningRule;
  /** Percent of the paid sum for an order, bonuses for anything else. */
  amount: number;
  /** So often at most on one account… */
  most: number;
  /** …within so many days. */
  within: number;
  expiry_days: number;
}

/** How bonuses come and go, as visitors read it. */
export interface BonusTerms {
  rules: RuleInForce[];
  /** The largest part of an order that bonuses pay. */
  spend_percent: number;
}

/** The settings that a rule consists of. */
export const settingsOf = (rule: EarningRule) => ({
  isOn: `bonus_${rule}_on`,
  amount: earningRules[rule].amount,
  most: `bonus_${rule}_limit`,
  expiry_days: `bonus_${rule}_days`,
});

/** The code of a friend, as a link has it: `/?friend=0f3a…`. */
export const inviteCodePattern = /^[0-9a-f]{10}$/;
export const inviteParameter = 'friend';
export const inviteLink = (code: string): string => `/?${inviteParameter}=${code}`;
