import { PlatformRequisites } from '@odonta/db/models';
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
  const bind = [issuer, kind, year];
  const options = { bind, type: QueryTypes.SELECT as const, transaction };
  const [counter] = (await PlatformRequisites.sequelize?.query<{ last: number }>(next, options)) ?? [];
  if (!counter) throw new Error('a counter gave no number');
  return counter.last;
}

const next = `
  insert into document_counters (issuer, kind, year, last) values ($1, $2, $3, 1)
  on conflict (issuer, kind, year) do update set last = document_counters.last + 1
  returning last`;
