import { sequelizeOf, takeTurn } from '@odonta/db/models';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { AdSpot } from './nonces.ts';

interface InHour extends AdSpot {
  /** The second in which it begins. */
  hour: number;
}

/** Requests and the events of robots; the slot of those who name a banner alone is that of the banner. */
export interface Counted extends Omit<InHour, 'slot'> {
  slot: AdSpot['slot'] | null;
  requests: number;
  bot_filtered: number;
}

/** Nothing else tells whether they have been counted, so a batch that is written again has the same number. */
export interface CountedOnce {
  number: string;
  spots: readonly Counted[];
}

/** The reports of one showing, in the hour in which it was asked for. */
export interface Reported extends InHour {
  nonce: string;
  /** Bits: shown, seen, followed. */
  seen: number;
  visitor: bigint;
}

/** Nodes write after one another, so that none waits for another's rows in the other order. */
export function writeCounts(
  sequelize: Sequelize,
  showings: readonly Reported[],
  { number, spots }: CountedOnce,
): Promise<unknown> {
  return sequelize.transaction(async (transaction) => {
    await takeTurn('figures of banners', transaction);
    const isNew = spots.length > 0 && (await isFirst(number, transaction));
    const bind = [
      ...reportedColumns.map((column) => arrayOf(showings, column)),
      JSON.stringify(isNew ? spots : []),
    ];
    await sequelize.query(statement, { bind, transaction });
  });
}

/** False where a writing of which nothing was heard had arrived. */
async function isFirst(number: string, transaction: Transaction): Promise<boolean> {
  const written = await sequelizeOf(transaction).query(
    'insert into ad_batches (number) values ($1) on conflict do nothing returning number',
    { bind: [number], type: QueryTypes.SELECT, transaction },
  );
  return written.length > 0;
}

const reportedColumns = ['nonce', 'banner_id', 'slot', 'category_id', 'hour', 'seen', 'visitor'] as const;

/** As PostgreSQL reads an array of numbers: the driver would look for quotes in each of thousands. */
const arrayOf = (showings: readonly Reported[], column: (typeof reportedColumns)[number]): string =>
  `{${showings.map((row) => row[column]).join()}}`;

/**
 * Arrays, of which the planner knows the length: it takes any JSON for a hundred rows, and would join thousands row by row.
 * Counts what each showing proves for the first time, on whichever node. Of a visitor's showings of a day one is his first.
 * A banner may have been deleted meanwhile.
 */
const statement = `
  with reported as materialized (
    select decode(r.nonce, 'hex') as nonce, r.banner_id, r.slot, r.category_id, to_timestamp(r.hour) as hour, r.seen, r.visitor,
      (to_timestamp(r.hour) at time zone 'Europe/Moscow')::date as day
    from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::bigint[])
      as r(nonce, banner_id, slot, category_id, hour, seen, visitor)
    join banners b on b.id = r.banner_id),
  marked as (
    insert into ad_nonces as known (nonce, seen)
    select nonce, seen from reported order by nonce
    on conflict (nonce) do update set seen = known.seen | excluded.seen
      where known.seen | excluded.seen <> known.seen
    returning nonce, new.seen & ~coalesce(old.seen, 0) as added),
  fresh as materialized (
    select r.banner_id, r.slot, r.category_id, r.hour, r.visitor, r.day, m.added & 1 as impressions,
      m.added >> 1 & 1 as viewable, m.added >> 2 & 1 as clicks
    from reported r join marked m using (nonce)),
  first as materialized (
    select distinct on (day, banner_id, visitor) day, banner_id, visitor, slot, category_id, hour
    from fresh where impressions = 1 order by day, banner_id, visitor, hour, slot, category_id),
  visited as (
    insert into banner_visits (day, banner_id, visitor_hash)
    select day, banner_id, visitor from first order by day, banner_id, visitor
    on conflict do nothing returning day, banner_id, visitor_hash),
  counted as materialized (
    select banner_id, slot, category_id, hour, sum(requests)::int as requests, sum(impressions)::int as impressions,
      sum(viewable)::int as viewable, sum(uniq)::int as uniq, sum(clicks)::int as clicks,
      sum(bot_filtered)::int as bot_filtered
    from (
      select banner_id, slot, category_id, hour, 0 as requests, impressions, viewable, 0 as uniq, clicks,
        0 as bot_filtered from fresh
      union all
      select f.banner_id, f.slot, f.category_id, f.hour, 0, 0, 0, 1, 0, 0
      from first f join visited v on (v.day, v.banner_id, v.visitor_hash) = (f.day, f.banner_id, f.visitor)
      union all
      select s.banner_id, coalesce(s.slot, b.slot), case when s.slot is null then coalesce(b.category_id, 0) else s.category_id end,
        to_timestamp(s.hour), s.requests, 0, 0, 0, 0, s.bot_filtered
      from json_to_recordset($8::json) as s(banner_id int, slot int, category_id int, hour int,
        requests int, bot_filtered int)
      join banners b on b.id = s.banner_id)
    group by 1, 2, 3, 4),
  totals as (
    update banners b set view_count = b.view_count + t.viewable, click_count = b.click_count + t.clicks
    from (select banner_id, sum(viewable) as viewable, sum(clicks) as clicks from counted group by 1) t
    where b.id = t.banner_id and t.viewable + t.clicks > 0)
  merge into ad_stats_hourly s using counted c
    on (s.banner_id, s.hour, s.slot, s.category_id) = (c.banner_id, c.hour, c.slot, c.category_id)
  when matched then update set requests = s.requests + c.requests, impressions = s.impressions + c.impressions,
    viewable = s.viewable + c.viewable, uniq = s.uniq + c.uniq, clicks = s.clicks + c.clicks,
    bot_filtered = s.bot_filtered + c.bot_filtered
  when not matched then insert (banner_id, hour, slot, category_id, requests, impressions, viewable, uniq, clicks, bot_filtered)
    values (c.banner_id, c.hour, c.slot, c.category_id, c.requests, c.impressions, c.viewable, c.uniq, c.clicks, c.bot_filtered)`;
