import type { StaffBanner } from '@odonta/api/contract';
import { type Banner, BannerStat } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

export async function presentBanners(
  rows: Banner[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffBanner, 'available_transitions'>[]> {
  const daily = await dailyOf(
    rows.map(({ id }) => id),
    transaction,
  );
  return rows.map((row) => ({
    id: row.id,
    slot: row.slot,
    category_id: row.category_id,
    center_id: row.center_id,
    url: row.url ?? '',
    filename: row.filename ?? '',
    filename_mobile: row.filename_mobile ?? '',
    alt: row.alt ?? '',
    ad_company: row.ad_company ?? '',
    ad_inn: row.ad_inn ?? '',
    ad_reg_number: row.ad_reg_number ?? '',
    date_start: secondsOf(row.date_start),
    date_end: secondsOf(row.date_end),
    status: row.status,
    paused_at: secondsOf(row.paused_at),
    weeks: [...new Set(row.price_rows?.map(({ week }) => week))].sort(),
    categories: [...new Set(row.price_rows?.flatMap(({ category_id }) => category_id ?? []))],
    total: row.total === null ? null : exactRoublesOf(row.total),
    refunded: exactRoublesOf(row.refunded),
    paid_at: secondsOf(row.paid_at ?? null),
    submitted_at: secondsOf(row.submitted_at ?? null),
    view_count: row.view_count,
    click_count: row.click_count,
    daily: daily.filter(({ banner_id }) => banner_id === row.id).map(({ banner_id, ...day }) => day),
    ...stampsOf(row),
  }));
}

type Day = { banner_id: number; day: string; views: number; clicks: number };

async function dailyOf(ids: number[], transaction?: Transaction): Promise<Day[]> {
  const days = await BannerStat.sequelize?.query<Day>(
    `select banner_id, to_char(hour at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day,
       sum(views)::int as views, sum(clicks)::int as clicks
     from banner_stats where banner_id = any($1) and hour > now() - interval '14 days'
     group by 1, 2 order by 2 desc`,
    { bind: [ids], type: QueryTypes.SELECT, transaction },
  );
  return days ?? [];
}
