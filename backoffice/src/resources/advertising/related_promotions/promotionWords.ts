import type { StaffRelatedPromotion } from '@odonta/api/contract';
import { promotionPauses } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';

export const daysOf = ({ starts_on, ends_on }: StaffRelatedPromotion) =>
  `${shortDay(starts_on)} — ${shortDay(ends_on)}`;

/** Whether a published bonus is on the site, and why not. */
export function standingOf({ status, pause, is_shown }: StaffRelatedPromotion): string | null {
  if (status !== 'CONFIRMED') return null;
  if (pause !== null) return promotionPauses[pause];
  return is_shown ? 'Стоит на сайте' : 'Вне срока или организация не работает';
}
