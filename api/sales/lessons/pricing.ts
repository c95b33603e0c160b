import type { LessonRequest, Prod } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { Tier } from '@odonta/db/vocabulary/orders/participation.ts';
import type { Quote } from '@odonta/db/vocabulary/orders/quote.ts';
import { lessonProdType } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { lessonLength } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { methodsFor, tiersOf } from '../../orders/offer.ts';

/** The price option of an hour, in roubles; null where the course is not sold by the hour. Its prices are loaded with it. */
export function hourTierOf(prod: Prod): Tier | null {
  if (prod.type !== lessonProdType) return null;
  const tier = tiersOf(prod, []).find(({ type, is_active }) => type === 'hour' && is_active);
  return tier ? { ...tier, price: roublesOf(tier.price) } : null;
}

/** The same, where a visitor can also pay for it on the site. The centre is loaded with the course. */
export function soldTierOf(prod: Prod): Tier | null {
  const tier = hourTierOf(prod);
  return tier && methodOfLesson(prod, tier.price) ? tier : null;
}

/** Lessons are agreed on for tomorrow: an invoice would come too late. */
export function methodOfLesson(prod: Prod, price: number): PaymentMethod | null {
  if (price === 0) return 'FREE';
  return methodsFor(prod, 'GUEST').includes('CARD') ? 'CARD' : null;
}

/** The whole price of an agreed lesson, as its visitor has seen it: no other price of the course lowers it. */
export function quoteOfLesson({ price, starts_at, ends_at }: LessonRequest, tier: Tier): Quote {
  const unit = roublesOf(price);
  const length = lessonLength({ starts_at: secondsOf(starts_at), ends_at: secondsOf(ends_at) });
  return {
    lines: [{ unit, tier_id: tier.id, label: `Занятие, ${length}`, promo: 0, bonus: 0 }],
    subtotal: unit,
    promo: { sum: 0, fits: true },
    bonus: { sum: 0, most: 0 },
    total: unit,
  };
}
