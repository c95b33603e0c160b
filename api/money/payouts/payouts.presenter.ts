import type { PayoutAct, StaffPayout } from '@odonta/api/contract';
import { AccountingDoc, Center, Order, type Payout, PayoutLine, PrivateFile, User } from '@odonta/db/models';
import { payoutLifecycle } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { type Includeable, Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { titleOfDoc } from '../invoices/closingDocs.letters.ts';
import { knownPayeeOf } from './payee.ts';

/** Associations read with a payout. */
export const payoutParts: Includeable[] = [
  { model: Center, as: 'center', paranoid: false },
  { model: User, as: 'approver', paranoid: false },
  { model: User, as: 'second', paranoid: false },
  {
    model: PayoutLine,
    as: 'lines',
    separate: true,
    order: ['id'],
    include: [{ model: Order, as: 'order', paranoid: false }],
  },
  { model: PrivateFile, as: 'act_file', attributes: ['id', 'mime'] },
  { model: AccountingDoc, as: 'reports', separate: true, where: { status: { [Op.ne]: 'CANCELED' } } },
];

export async function presentPayouts(
  rows: Payout[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffPayout, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('payouts', payoutLifecycle, ids, readContext);
  const mayPay = paying.some((right) => staffAudience.allows(readContext.viewer, right) !== null);
  return rows.map((row) => ({
    ...presentPayout(row),
    report: reportIn(row),
    center_id: row.center_id,
    center_name: row.center.name,
    payee: mayPay && row.paid_at === null ? knownPayeeOf(row.center) : null,
    requisites_changed_at: secondsOf(row.requisites_changed_at),
    approved_by: row.approved_by,
    approver_name: row.approver?.name ?? null,
    second_by: row.second_by,
    second_name: row.second?.name ?? null,
    comment: row.comment,
    history: histories.get(row.id) ?? [],
    updated_at: secondsOf(row.updated_at),
    version: row.version,
  }));
}

const paying = ['payouts.pay', 'payouts.second_approve'] as const;

function reportIn({ reports: [report] }: Payout): StaffPayout['report'] {
  return report ? { id: report.id, title: titleOfDoc(report) } : null;
}

/** Fields visible to the centre too. */
export function presentPayout(row: Payout) {
  return {
    id: row.id,
    number: row.number,
    period_from: row.period_from,
    period_to: row.period_to,
    gross: exactRoublesOf(row.gross),
    refunded: exactRoublesOf(row.refunded),
    commission_sum: exactRoublesOf(row.commission_sum),
    fee_share: exactRoublesOf(row.fee_share),
    net: exactRoublesOf(row.net),
    status: row.status,
    requisites: row.paid_at === null ? null : row.requisites,
    bank_order_no: row.bank_order_no,
    reason: row.reason,
    lines: row.lines.filter(({ is_live }) => is_live || row.status === 'CANCELED').map(presentLine),
    act: presentAct(row),
    agreed_at: secondsOf(row.agreed_at),
    paid_at: secondsOf(row.paid_at),
    created_at: secondsOf(row.created_at),
  };
}

/** A draft is no document yet. */
function presentAct(row: Payout): PayoutAct | null {
  const report = row.reports.find(({ status }) => status !== 'PREPARE');
  if (!report) return null;
  return {
    document_id: report.id,
    title: titleOfDoc(report),
    is_signed: report.status === 'FINISHED',
    state: row.act_state,
    reason: row.act_reason,
    sent_at: secondsOf(row.act_sent_at),
    decided_at: secondsOf(row.act_decided_at),
    file_id: row.act_file?.id ?? null,
    mime: row.act_file?.mime ?? null,
  };
}

function presentLine(line: PayoutLine) {
  return {
    id: line.id,
    kind: line.kind,
    order_id: line.order_id,
    order_number: line.order.number,
    prod_name: line.order.snapshot.name,
    gross: exactRoublesOf(line.gross),
    refunded: exactRoublesOf(line.refunded),
    promo_share: exactRoublesOf(line.promo_share),
    bonus_share: exactRoublesOf(line.bonus_share),
    commission_percent: line.commission_percent,
    commission_sum: exactRoublesOf(line.commission_sum),
    fee_share: exactRoublesOf(line.fee_share),
    net: exactRoublesOf(line.net),
    formula: line.formula,
    objection: line.objection,
  };
}
