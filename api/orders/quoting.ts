import type { OrderQuote } from '@odonta/api/contract';
import type { Prod, SeatPool } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { baseOf, type Participation, type Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import { type PromoRule, type Quote, quoteOf } from '@odonta/db/vocabulary/orders/quote.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { conflict, invalid } from '../platform/http/errors.ts';
import { tiersOf } from './offer.ts';

export interface AskedFor {
  participation: Participation;
  participants: readonly { is_student?: boolean }[];
  /** Colleagues of the same company who count towards the group. */
  already?: number;
  promo?: { code: string; rule: PromoRule } | null;
  bonuses?: { asked: number; balance: number; percent: number } | null;
}

/** The price of an order in roubles, with its price options; refuses what the course does not offer. */
export function quote(
  prod: Prod,
  pools: readonly SeatPool[],
  asked: AskedFor,
): { quote: Quote; tiers: Tier[] } {
  const tiers = tiersOf(prod, pools).map((tier) => ({ ...tier, price: roublesOf(tier.price) }));
  const price = roublesOf(prod.price);
  if (!baseOf(price, tiers, asked.participation))
    throw invalid({ participation: 'Такого варианта участия у курса нет' });
  const { participation, already = 0, promo = null, bonuses = null } = asked;
  const calculated = quoteOf(
    { price, tiers },
    {
      participation,
      participants: asked.participants.map(({ is_student = false }) => ({ is_student })),
      already,
      now: nowInSeconds(),
      promo: promo?.rule ?? null,
      bonuses,
    },
  );
  if (!calculated) throw conflict('Мест по этой цене не осталось: выберите другой вариант участия');
  return { quote: calculated, tiers };
}

export function presentQuote(
  { lines, subtotal, promo, bonus, total }: Quote,
  code: string | null,
  refusal: string | null,
): OrderQuote {
  return {
    lines,
    subtotal,
    promo: code === null ? null : { code, sum: promo.sum, refusal },
    bonus,
    total,
  };
}
