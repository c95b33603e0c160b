import type { PromotionFields, StaffRelatedPromotion } from '@odonta/api/contract';
import type { RelatedPromotion } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export const presentPromotions = (
  rows: RelatedPromotion[],
): Omit<StaffRelatedPromotion, 'available_transitions'>[] =>
  rows.map((row) => ({
    ...stateOf(row),
    merchant: { id: row.merchant_id, name: row.merchant.name },
    ...{ bearer: row.bearer, bearer_percent: row.bearer_percent },
    ...fieldsOf(row),
    ...stampsOf(row),
  }));

/** Its state, for both sides. */
export const stateOf = (row: RelatedPromotion) => ({
  ...{ id: row.id, merchant_id: row.merchant_id, type: row.type, status: row.status },
  lead_price: exactRoublesOf(row.lead_price),
  pause: row.pause,
  paused_at: secondsOf(row.paused_at),
  reject_reason: row.reject_reason,
  is_shown: row.shown_on !== null,
});

export const fieldsOf = (row: RelatedPromotion): PromotionFields => ({
  ...{ name: row.name, text: row.text, conditions: row.conditions, logo: row.logo, link: row.link },
  ...{ benefit_kind: row.benefit_kind, benefit_value: row.benefit_value },
  ...{ match_categories: row.match_categories, match_cities: row.match_cities },
  ...{ match_types: row.match_types, match_prods: row.match_prods },
  ...{ starts_on: row.starts_on, ends_on: row.ends_on },
  ...{ daily_limit: row.daily_limit, total_limit: row.total_limit },
  ...{ ad_company: row.ad_company, ad_inn: row.ad_inn, ad_reg_number: row.ad_reg_number },
  ...{ notify_emails: row.notify_emails, notify_categories: row.notify_categories },
  notify_cities: row.notify_cities,
});
