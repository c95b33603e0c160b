import type { PromoCode } from '@odonta/db/models';
import { promoKeyOf, storedPromoValue } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { PromoBody } from './promoCodes.schema.ts';

/** The columns of a form; only the sent ones. */
export function columnsOf({ date_start, date_end, min_total, code, value, ...body }: Partial<PromoBody>) {
  return {
    ...body,
    ...(code === undefined ? {} : { code, code_key: promoKeyOf(code) }),
    ...(min_total === undefined ? {} : { min_total: kopecksOf(min_total) }),
    ...(date_start === undefined ? {} : { date_start: new Date(date_start * 1000) }),
    ...(date_end === undefined ? {} : { date_end: date_end === null ? null : new Date(date_end * 1000) }),
    ...(body.effect === undefined || value === undefined
      ? {}
      : { value: storedPromoValue(body.effect, value) }),
    ...(body.is_one ? { max_usages: 1 } : {}),
    ...(body.cost_bearer === undefined || body.cost_bearer === 'SHARED' ? {} : { platform_percent: null }),
  };
}

/** Rules over several fields; each alone was checked before. */
export function refuseUnfit(promo: PromoCode): void {
  const {
    scope,
    slot,
    effect,
    value,
    date_start,
    date_end,
    max_usages,
    used_count,
    cost_bearer,
    platform_percent,
  } = promo;
  if (effect === 'PERCENT' && (value < 1 || value > 100)) throw invalid({ value: 'От 1 до 100 процентов' });
  if (effect === 'FREE_WEEKS' && scope !== 'BANNER' && scope !== 'PINNING')
    throw invalid({ effect: 'Недели даром — только для баннеров и закреплений' });
  if (effect === 'FREE_WEEKS' && (value < 1 || value > 52)) throw invalid({ value: 'От 1 до 52 недель' });
  if (scope !== 'BANNER' && slot !== null && slot !== undefined)
    throw invalid({ slot: 'Место баннера — только для кодов на баннеры' });
  if (effect === 'SUM' && value === 0) throw invalid({ value: 'Скидка больше нуля' });
  if (date_end && date_end <= date_start) throw invalid({ date_end: 'Конец позже начала' });
  if (max_usages !== null && max_usages < used_count)
    throw invalid({ max_usages: `Код уже использован столько раз: ${used_count}` });
  if (cost_bearer === 'SHARED' && !platform_percent)
    throw invalid({ platform_percent: 'Укажите, какую часть скидки оплачивает платформа' });
}
