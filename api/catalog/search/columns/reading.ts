import { run } from '../statements.ts';
import type { CardFacts } from './cardColumns.ts';

const facts = `prod_id, series_id, city_id, duration_hours, price_now::float8, extract(epoch from date_start)::float8 * 1000 as start,
  state_order, state, type, degree, categories, services, price_types, lecturer_ids, group_counts, group_prices,
  is_related_promotion, is_partner_bonus_promo, tsv::text as words, xmin::text as written`;

export const readAfter = (id: number, limit: number): Promise<CardFacts[]> =>
  run<CardFacts>(`select ${facts} from prod_cards where prod_id > $1 order by prod_id limit $2`, [id, limit]);

export const readThese = (ids: readonly number[]): Promise<CardFacts[]> =>
  run<CardFacts>(`select ${facts} from prod_cards where prod_id = any($1::int[])`, [ids]);

/** The transactions that wrote the present rows of these cards. */
export async function writtenOf(ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await run<{ prod_id: number; written: string }>(
    'select prod_id, xmin::text as written from prod_cards where prod_id = any($1::int[])',
    [ids],
  );
  return new Map(rows.map(({ prod_id, written }) => [prod_id, Number(written)]));
}

interface News {
  /** Everything below is reported: the next reader begins here. */
  settled: string;
  ids: number[];
}

/**
 * The cards that are reported as changed from a transaction on. Those above a transaction that still runs are among them,
 * and again in the next answer: reading a card twice does no harm, missing one does.
 */
export async function changedSince(transaction: string): Promise<News> {
  const [news] = await run<News>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as settled,
       coalesce(array_agg(distinct entity_id) filter (where entity_id is not null), '{}') as ids
     from change_log where xid >= $1::xid8 and entity = 'prod_cards'`,
    [transaction],
  );
  return news ?? { settled: transaction, ids: [] };
}

/** Where a reader begins who reads everything after it. */
export async function presentTransaction(): Promise<string> {
  const [row] = await run<{ settled: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as settled',
    [],
  );
  return row?.settled ?? '0';
}
