import type {
  MarketingEntry,
  MarketingPenaltyView,
  MarketingWithdrawalView,
  TopUpInvoice,
} from '@odonta/api/contract';
import {
  Invoice,
  type MarketingBalance,
  MarketingPenalty,
  MarketingTx,
  MarketingWithdrawal,
} from '@odonta/db/models';
import {
  penaltyLifecycle,
  withdrawalLifecycle,
} from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { invoiceLifecycle } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { literal, type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import { invoicePdfPath } from '../../money/invoices/invoices.letters.ts';

const shownOfEach = 50;

/** The fields of a balance for both sides. */
export const sumsOf = ({
  id,
  center_id,
  merchant_id,
  center,
  merchant,
  total,
  reserved,
  available,
}: MarketingBalance) => ({
  id,
  center_id,
  merchant_id,
  owner_name: center?.name ?? merchant?.name ?? '',
  total: exactRoublesOf(total),
  reserved: exactRoublesOf(reserved),
  available: exactRoublesOf(available),
});

export interface Happened {
  movements: Map<number, MarketingEntry[]>;
  penalties: Map<number, MarketingPenaltyView[]>;
  withdrawals: Map<number, MarketingWithdrawalView[]>;
}

/** The latest entries of these balances, newest first. */
export async function happenedTo(ids: readonly number[], transaction?: Transaction): Promise<Happened> {
  return {
    movements: byBalance(await latest(MarketingTx, ids, transaction), presentEntry),
    penalties: byBalance(await latest(MarketingPenalty, ids, transaction), presentPenalty),
    withdrawals: byBalance(await latest(MarketingWithdrawal, ids, transaction), presentWithdrawal),
  };
}

/** Invoices that were issued for these balances. */
export async function topUpsOf(
  balances: readonly MarketingBalance[],
  transaction?: Transaction,
): Promise<Map<number, TopUpInvoice[]>> {
  const center_id = balances.flatMap((balance) => balance.center_id ?? []);
  const merchant_id = balances.flatMap((balance) => balance.merchant_id ?? []);
  const invoices = await Invoice.findAll({
    where: { purpose: 'TOPUP', [Op.or]: [{ center_id }, { merchant_id }] },
    order: [['id', 'DESC']],
    limit: shownOfEach,
    transaction,
  });
  const balanceOf = (invoice: Invoice) =>
    balances.find(
      (balance) => balance.center_id === invoice.center_id && balance.merchant_id === invoice.merchant_id,
    )?.id ?? 0;
  return grouped(invoices, balanceOf, presentTopUp);
}

function latest<M extends Model>(
  model: ModelStatic<M>,
  ids: readonly number[],
  transaction?: Transaction,
): Promise<M[]> {
  const table = model.getTableName() as string;
  const within = [0, ...ids].map(Number).join(', ');
  const places = literal(
    `(select id from (select id, row_number() over (partition by balance_id order by id desc) as place
      from ${table} where balance_id in (${within})) t where place <= ${shownOfEach})`,
  );
  const where = { id: { [Op.in]: places } } as unknown as WhereOptions;
  return model.findAll({ where, order: [['id', 'DESC']], transaction });
}

const presentEntry = (row: MarketingTx): MarketingEntry => ({
  id: row.id,
  kind: row.kind,
  sum: exactRoublesOf(row.sum),
  is_reserve: row.is_reserve,
  document: row.document,
  comment: row.comment,
  actor_name: row.actor_name,
  created_at: secondsOf(row.created_at),
});

const presentPenalty = (row: MarketingPenalty): MarketingPenaltyView => ({
  ...decided(row, penaltyLifecycle.statuses),
  comment: row.comment,
  evidence: row.evidence,
  object_until: secondsOf(row.object_until),
  objection: row.objection,
  objected_at: secondsOf(row.objected_at),
  is_open_to_objection:
    row.status === 'CREATED' && row.objected_at === null && nowInSeconds() <= secondsOf(row.object_until),
  decision: row.decision,
});

const presentWithdrawal = (row: MarketingWithdrawal): MarketingWithdrawalView => ({
  ...decided(row, withdrawalLifecycle.statuses),
  is_approved: row.second_by !== null,
  document_number: row.document_number,
  document_date: row.document_date,
  reason: row.reason,
});

interface Decided<Status extends string> {
  id: number;
  sum: number;
  status: Status;
  decided_at: Date | null;
  created_at: Date;
}

/** The common part of requests about a balance that somebody decides. */
const decided = <Status extends string>(
  { id, sum, status, decided_at, created_at }: Decided<Status>,
  statuses: Readonly<Record<Status, { label: string }>>,
) => ({
  id,
  sum: exactRoublesOf(sum),
  status,
  status_label: statuses[status].label,
  decided_at: secondsOf(decided_at),
  created_at: secondsOf(created_at),
});

function presentTopUp(invoice: Invoice): TopUpInvoice {
  const { id, number, token, total, paid_sum, due_date } = invoice;
  const status: AccountStatus = invoice.status;
  return {
    id,
    number: String(number),
    pdf: invoicePdfPath(token),
    total: exactRoublesOf(total),
    paid: exactRoublesOf(paid_sum),
    due_date,
    status,
    status_label: invoiceLifecycle.statuses[status].label,
  };
}

const byBalance = <Row extends { balance_id: number }, Shown>(
  rows: readonly Row[],
  show: (row: Row) => Shown,
) => grouped(rows, ({ balance_id }) => balance_id, show);

function grouped<Row, Shown>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  show: (row: Row) => Shown,
): Map<number, Shown[]> {
  const found = new Map<number, Shown[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), show(row)]);
  return found;
}
