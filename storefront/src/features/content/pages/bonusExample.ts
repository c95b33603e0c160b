import type { BonusTerms } from '@odonta/db/vocabulary/loyalty/bonuses/earningRules.ts';
import { percentOf } from '@odonta/db/vocabulary/money/payments/shares.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

export interface BonusStep {
  label: string;
  sum: string;
}

const paid = 50_000;
const next = 20_000;

/** A course paid today and the next one paid with its bonuses, in roubles; empty while paying earns none. */
export function bonusExample({ rules, spend_percent }: BonusTerms): BonusStep[] {
  const rule = rules.find((one) => one.rule === 'order');
  if (!rule) return [];
  const earned = percentOf(paid, rule.amount);
  const most = percentOf(next, spend_percent);
  const spent = Math.min(earned, most);
  return [
    { label: 'Вы оплатили курс', sum: formatPrice(paid) },
    {
      label: `Начислим ${rule.amount.toLocaleString('ru-RU')}\u00a0%`,
      sum: plural(earned, ['бонус', 'бонуса', 'бонусов']),
    },
    { label: 'Следующий курс стоит', sum: formatPrice(next) },
    {
      label: `Бонусами можно оплатить до ${spend_percent.toLocaleString('ru-RU')}\u00a0% цены`,
      sum: `до ${formatPrice(most)}`,
    },
    { label: 'Спишем бонусы', sum: `−${formatPrice(spent)}` },
    { label: 'Останется заплатить', sum: formatPrice(next - spent) },
  ];
}
