import { onConnection, perConnection, SearchLogEntry } from '@odonta/db/models';
import type { Sequelize } from 'sequelize';
import type { SearchParameters } from './parameters.ts';
import { plain } from './synonymGroups.ts';

export type AskedOfSearch = Partial<Omit<SearchParameters, 'limit' | 'offset' | 'facets'>>;

interface Tally {
  hour: string;
  query: string;
  filters: object;
  asked: number;
  found: number | null;
  corrected: string | null;
  clicks: number;
  positions: number;
}

const atMost = 5000;
/** The largest number of different queries: further ones are dropped, while known ones count on. */
export const searchLogKept = { ofHour: 20_000, ofAll: 2_000_000 };
const hourMs = 3_600_000;
/** The unwritten part. A flood of different queries drops its own end and takes no more memory. */
const tallies = perConnection(() => new Map<string, Tally>());

export function noteAsked(asked: AskedOfSearch, found: number, corrected: string | null): void {
  const tally = tallyOf(asked);
  if (tally) Object.assign(tally, { asked: tally.asked + 1, found, corrected });
}

export function noteClick(asked: AskedOfSearch, position: number): void {
  const tally = tallyOf(asked);
  if (tally) Object.assign(tally, { clicks: tally.clicks + 1, positions: tally.positions + position });
}

/** Writes the collected counts in one statement; visitors never wait for it. */
export async function writeSearchLog(
  sequelize: Sequelize,
  { ofHour }: { ofHour: number } = searchLogKept,
): Promise<void> {
  const noted = onConnection(sequelize, tallies);
  if (noted.size === 0) return;
  const rows = [...noted.values()];
  noted.clear();
  await sequelize.query(upsert, { bind: [JSON.stringify(rows), ofHour] });
}

export async function trimSearchLog(
  sequelize: Sequelize,
  { ofAll }: { ofAll: number } = searchLogKept,
): Promise<void> {
  await sequelize.query(`delete from ${SearchLogEntry.tableName} where hour < now() - interval '1 year'`);
  await sequelize.query(
    `delete from ${SearchLogEntry.tableName}
     where id <= (select id from ${SearchLogEntry.tableName} order by id desc offset $1 limit 1)`,
    { bind: [ofAll] },
  );
}

function tallyOf({ query = '', exact: _, series: __, ...filters }: AskedOfSearch): Tally | null {
  const normal = plain(query).replace(/\s+/g, ' ').trim();
  if ((normal === '' && Object.keys(filters).length === 0) || namesSomebody(normal)) return null;
  const hour = new Date(Math.floor(Date.now() / hourMs) * hourMs).toISOString();
  const sorted = Object.fromEntries(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
  const key = JSON.stringify([hour, normal, sorted]);
  const noted = tallies();
  const known = noted.get(key);
  if (known || noted.size >= atMost) return known ?? null;
  const made = {
    hour,
    query: normal,
    filters: sorted,
    asked: 0,
    found: null,
    corrected: null,
    clicks: 0,
    positions: 0,
  };
  noted.set(key, made);
  return made;
}

/** People paste addresses and telephones into any field; those are not ours to keep. */
function namesSomebody(query: string): boolean {
  return query.includes('@') || query.replace(/\D/g, '').length >= 7;
}

const upsert = `
  with full_hours as materialized (
    select hour from search_log where hour > now() - interval '3 hours' group by hour having count(*) >= $2)
  insert into search_log (hour, query, filters, asked, found, corrected, clicks, positions)
  select hour, query, filters, asked, found, corrected, clicks, positions
  from jsonb_to_recordset($1) as r(hour timestamptz, query text, filters jsonb, asked int, found int, corrected text, clicks int, positions bigint)
  where hour not in (select full_hours.hour from full_hours)
    or exists (select from search_log kept where (kept.hour, kept.query, kept.filters) = (r.hour, r.query, r.filters))
  on conflict (hour, query, filters) do update set asked = search_log.asked + excluded.asked,
    found = coalesce(excluded.found, search_log.found),
    corrected = case when excluded.found is null then search_log.corrected else excluded.corrected end,
    clicks = search_log.clicks + excluded.clicks, positions = search_log.positions + excluded.positions`;
