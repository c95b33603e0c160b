import { type Banner, StatusChange } from '@odonta/db/models';
import { returnedOf } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import type { Transaction } from 'sequelize';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { releaseAdPromo } from '../buying/adPromo.ts';
import { credit } from '../buying/payment.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { freePlaces } from './places.ts';

/** The sum that returns by the rule: all where it was never approved, else what was paid for the weeks that have not begun, or had ended by then. Kopecks. */
export async function returnableOf(banner: Banner, transaction?: Transaction): Promise<number> {
  const { price_rows, total, paid_at } = banner;
  if (!paid_at || !price_rows || total === null) return 0;
  const approved_at = await approvalOf(banner, transaction);
  return approved_at ? returnedOf(price_rows, weekOf(new Date()), weekOf(approved_at)) : total;
}

/** When it was approved first; null if never. */
async function approvalOf({ id }: Banner, transaction?: Transaction): Promise<Date | null> {
  const where = { resource: 'banner_campaigns', record_id: id, move: 'approve' };
  const first = await StatusChange.findOne({ where, order: [['id', 'ASC']], transaction });
  return first?.created_at ?? null;
}

/** Cancels a locked banner for its advertiser; what the rule returns is on the balance at once. */
export async function cancelBanner(banner: Banner, acting: Signed, transaction: Transaction): Promise<void> {
  await transitionBanner(banner, 'cancel', acting, transaction, { run: () => freeAll(banner, transaction) });
  await giveBack(banner, acting, transaction);
}

/** The places of weeks to come, and the use of the code, where nothing was shown for it. */
export async function freeAll(banner: Banner, transaction: Transaction): Promise<void> {
  await freePlaces(banner.id, weekOf(new Date()), transaction);
  const isShown = banner.date_start <= new Date() && (await approvalOf(banner, transaction)) !== null;
  if (!isShown) await releaseAdPromo('banner', banner.id, transaction);
}

/** Returns the sum of the rule of a cancelled or rejected banner, once. */
export async function giveBack(banner: Banner, acting: Signed, transaction: Transaction): Promise<void> {
  const sum = await returnableOf(banner, transaction);
  if (sum === 0) return;
  await transitionBanner(banner, 'give_back', acting, transaction, {
    run: async () => {
      await credit('banner', banner, sum, acting, transaction);
      return endOf(banner);
    },
  });
}

/** Where a banner ends once a part of its payment has returned. */
export const endOf = ({ refunded, total }: Banner) => (refunded === total ? 'REFUNDED' : 'PARTIAL_REFUNDED');
