import type { StaffPromoCode } from '@odonta/api/contract';
import type { PromoCode } from '@odonta/db/models';
import { promoStateOf, shownPromoValue } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export function presentPromoCodes(rows: PromoCode[]): Omit<StaffPromoCode, 'available_transitions'>[] {
  const now = nowInSeconds();
  return rows.map((row) => {
    const dates = { date_start: secondsOf(row.date_start), date_end: secondsOf(row.date_end) };
    const { status, max_usages, used_count } = row;
    return {
      id: row.id,
      name: row.name,
      code: row.code,
      scope: row.scope,
      effect: row.effect,
      value: shownPromoValue(row.effect, row.value),
      min_total: roublesOf(row.min_total),
      slot: row.slot,
      center_id: row.center_id,
      prod_ids: row.prod_ids,
      categories: row.categories,
      is_one: row.is_one,
      max_usages,
      per_owner_limit: row.per_owner_limit,
      used_count,
      cost_bearer: row.cost_bearer,
      platform_percent: row.platform_percent,
      tag: row.tag,
      about: row.about,
      ...dates,
      status,
      state: promoStateOf({ status, max_usages, used_count, ...dates }, now),
      ...stampsOf(row),
    };
  });
}
