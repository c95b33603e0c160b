import type { StaffBanner } from '@odonta/api/contract';
import { type Banner, Center, Merchant } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { linksOf } from '../ad_links/links.ts';
import { creativeOf } from '../banners/creativeOf.ts';
import { dailyFigures } from '../banners/figures.ts';
import { waitingOf } from './bannerCampaigns.shortfalls.ts';

export async function presentBanners(
  rows: Banner[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffBanner, 'available_transitions'>[]> {
  const daily = await dailyFigures(
    rows.map(({ id }) => id),
    14,
    transaction,
  );
  const links = await linksOf(
    rows.map(({ by_weeks, url }) => (by_weeks ? url : null)),
    transaction,
  );
  const linkOf = ({ by_weeks, url }: Banner) => (by_weeks && url !== null ? links.get(url) : undefined);
  const names = await ownerNamesOf(rows, transaction);
  return rows.map((row) => ({
    id: row.id,
    slot: row.slot,
    category_id: row.category_id,
    center_id: row.center_id,
    merchant_id: row.merchant_id,
    ...names(row),
    ...creativeOf(row),
    link_problem: linkOf(row)?.problem ?? null,
    link_checked_at: secondsOf(linkOf(row)?.checked_at ?? null),
    date_start: secondsOf(row.date_start),
    date_end: secondsOf(row.date_end),
    status: row.status,
    paused_at: secondsOf(row.paused_at),
    is_paused_by_center: row.is_paused_by_center,
    is_capped: row.is_capped,
    weeks: [...new Set(row.price_rows?.map(({ week }) => week))].sort(),
    categories: [...new Set(row.price_rows?.flatMap(({ category_id }) => category_id ?? []))],
    total: row.total === null ? null : exactRoublesOf(row.total),
    refunded: exactRoublesOf(row.refunded),
    paid_at: secondsOf(row.paid_at ?? null),
    payment_source: row.payment_source ?? null,
    submitted_at: secondsOf(row.submitted_at ?? null),
    shortfalls: waitingOf(row).map(({ promised, viewable, place: { week, slot } }) => ({
      ...{ week, category_id: slot.category_id, promised, viewable },
    })),
    view_count: row.view_count,
    click_count: row.click_count,
    daily: daily.filter(({ banner_id }) => banner_id === row.id).map(({ banner_id, ...day }) => day),
    ...stampsOf(row),
  }));
}

/** Of deleted ones too. Those who decide about a banner see whose it is, also without the right to list organisations. */
async function ownerNamesOf(rows: readonly Banner[], transaction: Transaction | undefined) {
  const of = (id: number[]) => ({
    ...{ attributes: ['id', 'name'], where: { id: [...new Set(id)] }, paranoid: false, transaction },
  });
  const centers = await Center.findAll(of(rows.flatMap(({ center_id }) => center_id ?? [])));
  const merchants = await Merchant.findAll(of(rows.flatMap(({ merchant_id }) => merchant_id ?? [])));
  return ({ center_id, merchant_id }: Banner) => ({
    center_name: centers.find(({ id }) => id === center_id)?.name ?? null,
    merchant_name: merchants.find(({ id }) => id === merchant_id)?.name ?? null,
  });
}
