import { fromJson, type JsonRow, PlatformRequisites, sequelizeOf } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { QueryTypes, type Transaction } from 'sequelize';

/** The issuer: the platform, or a training centre by its number. */
export type Issuer = 'P' | `C:${number}`;
export type CountedKind =
  | 'INVOICE'
  | 'ACT'
  | 'UPD'
  | 'AGENT_REPORT'
  | 'RECONCILIATION'
  | 'QUOTE'
  | 'CERTIFICATE';

/** A number, and the id of its row where the row may be written later. */
export interface Numbered {
  number: number;
  id: number | null;
}

/**
 * The next number of a document in its issuer's year, without gaps: it is taken inside the transaction, so a
 * failed one returns it. Others who need a number of the same row wait until the transaction ends: take it
 * last.
 */
export async function nextNumber(
  issuer: Issuer,
  kind: CountedKind,
  year: number,
  transaction: Transaction,
): Promise<number> {
  return (await nextNumbered(issuer, kind, year, transaction)).number;
}

export async function nextNumbered(
  issuer: Issuer,
  kind: CountedKind,
  year: number,
  transaction: Transaction,
): Promise<Numbered> {
  const { last, id } = await counted<Counter>(next, [issuer, kind, year], transaction);
  return { number: last, id };
}

/** The same for the platform, with its requisites, if they have been entered: its documents name them. */
export async function nextOfPlatform(
  kind: CountedKind,
  year: number,
  transaction: Transaction,
): Promise<Numbered & { requisites: PlatformRequisites | null }> {
  const bind = ['P' satisfies Issuer, kind, year];
  const { last, id, requisites } = await counted<Counter & { requisites: JsonRow | null }>(
    nextWithRequisites,
    bind,
    transaction,
  );
  return { number: last, id, requisites: requisites && fromJson(PlatformRequisites, requisites) };
}

interface Counter {
  last: number;
  id: number | null;
}

async function counted<Row extends Counter>(
  statement: string,
  bind: unknown[],
  transaction: Transaction,
): Promise<Row> {
  const options = { bind, type: QueryTypes.SELECT as const, transaction };
  const [counter] = await sequelizeOf(transaction).query<Row>(statement, options);
  if (!counter) throw new Error('a counter gave no number');
  return counter;
}

const next = prepared(
  'next_number',
  `insert into document_counters (issuer, kind, year, last) values ($1, $2, $3, 1)
  on conflict (issuer, kind, year) do update set last = document_counters.last + 1
  returning last, case kind when 'INVOICE' then nextval('invoices_id_seq')::int end as id`,
);
const nextWithRequisites = prepared(
  'next_of_platform',
  `with counter as (${next})
  select last, counter.id, to_jsonb(r) as requisites from counter left join platform_requisites r on r.id = 1`,
);
