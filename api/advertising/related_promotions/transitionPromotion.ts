import type { RelatedPromotion } from '@odonta/db/models';
import type { PromotionPause } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { promotionPauses } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import {
  isOpenFor,
  type PromotionTransition,
  promotionLifecycle,
} from '@odonta/db/vocabulary/advertising/related/promotionLifecycle.ts';
import type { Transaction } from 'sequelize';
import { bySystem } from '../../platform/journals/system.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

const isOpen: Partial<Record<PromotionTransition, (row: RelatedPromotion) => boolean>> = {
  pause: ({ pause }) => isOpenFor.merchant.pause(pause),
  resume: ({ pause }) => isOpenFor.merchant.resume(pause),
  hold: ({ pause }) => pause === null,
  release: ({ pause }) => pause !== null && pause !== 'MERCHANT' && pause !== 'STAFF',
};

const names = Object.keys(promotionLifecycle.transitions) as PromotionTransition[];

/** The transitions that are open to all but staff. */
export const openTransitions = (row: RelatedPromotion): PromotionTransition[] =>
  names.filter(
    (name) =>
      promotionLifecycle.transitions[name].from.some((from) => from === row.status) &&
      (isOpen[name]?.(row) ?? true),
  );

/** For organisations and the clock; those of staff go through the resource. */
export const transitionPromotion = transitionsOf<RelatedPromotion, PromotionTransition>(
  'related_promotions',
  promotionLifecycle,
  openTransitions,
);

/** Takes a bonus off the site until the reason is gone. It is published and nothing pauses it. */
export const holdPromotion = (
  row: RelatedPromotion,
  pause: Exclude<PromotionPause, 'MERCHANT' | 'STAFF'>,
  transaction: Transaction,
): Promise<void> =>
  transitionPromotion(row, 'hold', { ...bySystem, reason: promotionPauses[pause] }, transaction, {
    run: (held) => setPause(held, pause),
  });

export const releasePromotion = (row: RelatedPromotion, transaction: Transaction): Promise<void> =>
  transitionPromotion(row, 'release', bySystem, transaction, { run: (held) => setPause(held, null) });

export function setPause(row: RelatedPromotion, pause: PromotionPause | null): void {
  row.set({ pause, paused_at: pause && new Date() });
  if (pause !== null) row.set({ shown_on: null });
}

/** An ended bonus, or one that waits again, keeps neither a pause nor a refusal, nor its place on the site. */
export function clearReasons(row: RelatedPromotion): void {
  row.set({ pause: null, paused_at: null, reject_reason: null, shown_on: null });
}
