import { type Banner, StatusChange } from '@odonta/db/models';
import { returnedOf } from '@odonta/db/vocabulary/advertising/bannerPrice.ts';
import type { MarketingSource } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import type { Transaction } from 'sequelize';
import { enter, lockBalance } from '../../money/marketing_balance/ledger.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { releaseBannerPromo } from './bannerPromo.ts';
import { transitionBanner } from './bannerTransitions.ts';
import { freePlaces } from './places.ts';

/** The sum that returns by the rule: all where it was never approved, else what was paid for the weeks that have not begun, or had ended by then. Kopecks. */
export async function returnableOf(banner: Banner, transaction?: Transaction): Promise<number> {
  const { price_rows, total, paid_at } = banner;
  if (!paid_at || !price_rows || total === null) return 0;
  const approved_at = await approvalOf(banner, transaction);
  return approved_at ? returnedOf(price_rows, weekOf(new Date()), weekOf(approved_at)) : total;
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
  if (!isShown) await releaseBannerPromo(banner.id, transaction);
}

/** When it was approved first; null if never. */
async function approvalOf({ id }: Banner, transaction?: Transaction): Promise<Date | null> {
  const where = { resource: 'banner_campaigns', record_id: id, move: 'approve' };
  const first = await StatusChange.findOne({ where, order: [['id', 'ASC']], transaction });
  return first?.created_at ?? null;
}

/** Returns the sum of the rule of a cancelled or rejected banner, once. */
export async function giveBack(banner: Banner, acting: Signed, transaction: Transaction): Promise<void> {
  const sum = await returnableOf(banner, transaction);
  if (sum === 0) return;
  await transitionBanner(banner, 'give_back', acting, transaction, {
    run: () => credit(banner, sum, 'banner', acting.by, transaction),
  });
}

/** Writes the entry and answers how much of the banner has returned by it. */
export async function credit(
  banner: Banner,
  sum: number,
  type: MarketingSource,
  by: { id: number | null; name: string | null },
  transaction: Transaction,
): Promise<'REFUNDED' | 'PARTIAL_REFUNDED'> {
  const balance = await lockBalance({ center_id: banner.center_id ?? 0 }, transaction);
  const document = `Возврат за баннер № ${banner.id}`;
  const source = { type, id: banner.id };
  await enter(balance.id, { kind: 'SPEND_BANNER', sum, source, document, by }, transaction);
  banner.set({ refunded: banner.refunded + sum });
  return banner.refunded === banner.total ? 'REFUNDED' : 'PARTIAL_REFUNDED';
}
