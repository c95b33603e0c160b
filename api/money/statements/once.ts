import { AccountingDoc } from '@odonta/db/models';
import type { AgentReportSnapshot } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import type { StatementKind } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { Op, QueryTypes, type Transaction, type WhereOptions } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { titleOfDoc } from '../invoices/closingDocs.letters.ts';

/** One live statement of a kind for one party and period, one for a payout. */
export async function refuseMadeAlready(
  kind: StatementKind,
  { payout_id, ...about }: Partial<AccountingDoc>,
  transaction: Transaction,
): Promise<void> {
  const named: WhereOptions<AccountingDoc> = payout_id ? { payout_id } : { ...about, payout_id: null };
  const where = { kind, status: { [Op.ne]: 'CANCELED' as const }, ...named };
  const made = await AccountingDoc.findOne({ where, transaction });
  if (made) throw conflict(`${titleOfDoc(made)} за этот период уже есть: сначала аннулируйте его`);
}

/** An agent's report is its revenue: no sale may be in two of its reports. The centre of the draft is locked. */
export async function refuseReportedTwice(
  { id, center_id = null }: { id: number; center_id?: number | null | undefined },
  { sales }: AgentReportSnapshot,
  transaction: Transaction,
): Promise<void> {
  const bind = [center_id, id, sales.map(({ order }) => order)];
  const options = { bind, type: QueryTypes.SELECT as const, transaction };
  const [twice] =
    (await AccountingDoc.sequelize?.query<{ number: number; sale: string }>(reported, options)) ?? [];
  if (twice) throw conflict(`Продажа по заказу ${twice.sale} уже вошла в отчёт агента № ${twice.number}`);
}

const reported = `
  select d.number, s->>'order' as sale
  from accounting_docs d, jsonb_array_elements(d.snapshot->'sales') s
  where d.kind = 'AGENT_REPORT' and d.center_id = $1 and d.id <> $2 and d.status in ('CREATED', 'FINISHED')
    and d.deleted_at is null and s->>'order' = any($3)
  order by d.id limit 1`;
