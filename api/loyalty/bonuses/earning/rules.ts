import { Setting } from '@odonta/db/models';
import {
  type BonusTerms,
  type EarningRule,
  earningRuleNames,
  earningRules,
  type RuleInForce,
  settingsOf,
} from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import type { Transaction } from 'sequelize';
import { moneySetting } from '../../../platform/money/moneySettings.ts';

/** The present reward of a rule, read each time so that a change acts on every node at once; null while it is off. */
export async function ruleInForce(rule: EarningRule, transaction?: Transaction): Promise<RuleInForce | null> {
  const [found] = await inForce([rule], transaction);
  return found ?? null;
}

/** All present rewards in display order, and what bonuses pay. */
export async function bonusTerms(): Promise<BonusTerms> {
  const [rules, spend_percent] = await Promise.all([
    inForce(earningRuleNames),
    moneySetting('bonus_spend_percent'),
  ]);
  return { rules, spend_percent };
}

async function inForce(rules: readonly EarningRule[], transaction?: Transaction): Promise<RuleInForce[]> {
  const key = rules.flatMap((rule) => Object.values(settingsOf(rule)));
  const settings = new Map(
    (await Setting.findAll({ where: { key }, transaction })).map((setting) => [setting.key, setting]),
  );
  return rules.flatMap((rule) => {
    const { isOn, ...numbers } = settingsOf(rule);
    const [amount, most, expiry_days] = [numbers.amount, numbers.most, numbers.expiry_days].map((name) => {
      const set = settings.get(name)?.amount;
      if (set === null || set === undefined) throw new Error(`the setting ${name} is no number`);
      return set;
    }) as [number, number, number];
    if (!settings.get(isOn)?.is_on || amount === 0) return [];
    return [{ rule, amount, most, within: earningRules[rule].within, expiry_days }];
  });
}
