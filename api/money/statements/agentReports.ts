import { type Center, Order, type Payout, PayoutLine } from '@odonta/db/models';
import type {
  AgentReportSale,
  AgentReportSnapshot,
} from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { agent } from '../../reports/kinds/agent.ts';
import { rowsIn } from '../../reports/reading.ts';
import type { Values } from '../../reports/report.ts';
import { everybody } from '../../reports/scope.ts';
import { partyOfCenter, platformSeller } from './parties.ts';

/** The dealings of the agent with a centre in a period: exactly the rows of the report «Отчёт агента». */
export async function agentReportOf(
  center: Center,
  period: Period,
  transaction: Transaction,
): Promise<AgentReportSnapshot> {
  const filters = { center_id: center.id };
  const rows = await rowsIn(agent, { period, filters, scope: everybody, isOfSums: false }, transaction);
  const sum = (field: string) => rows.reduce((all, row) => all + Number(row[field]), 0);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const opening = of('BEFORE').reduce((all, { rest }) => all + Number(rest), 0);
  return {
    ...(await between(center, period, transaction)),
    payout: null,
    sales: of('SOLD').map((row) => saleOf(row, 1)),
    refunds: of('UNSOLD').map((row) => saleOf(row, -1)),
    commission: sum('commission'),
    fee: sum('fee'),
    due: sum('due'),
    balance: { opening, paid: sum('paid'), closing: sum('rest') },
  };
}

/** The lines of a payout, so that the fee on the document equals the one withheld. */
export async function agentReportOfPayout(
  payout: Payout,
  center: Center,
  transaction: Transaction,
): Promise<AgentReportSnapshot> {
  const lines = await PayoutLine.findAll({
    where: { payout_id: payout.id, is_live: true },
    include: [{ model: Order, as: 'order', paranoid: false }],
    order: ['id'],
    transaction,
  });
  const of = (kind: PayoutLine['kind']) => lines.filter((line) => line.kind === kind);
  const { period_from: from, period_to: to, number, commission_sum, fee_share, net } = payout;
  return {
    ...(await between(center, { from, to }, transaction)),
    payout: number,
    sales: of('SALE').map((line) =>
      lineOf(line, line.gross - line.promo_share - line.refunded, line.commission_sum),
    ),
    refunds: of('CLAWBACK').map((line) => lineOf(line, line.refunded, -line.commission_sum)),
    commission: commission_sum,
    fee: fee_share,
    due: net,
    balance: null,
  };
}

async function between(center: Center, { from, to }: Period, transaction: Transaction) {
  return {
    kind: 'AGENT_REPORT' as const,
    number: 'б/н',
    date: moscowDay(new Date()),
    agent: await platformSeller(transaction),
    principal: partyOfCenter(center),
    principal_signs: center.director_name,
    contract: 'Агентский договор',
    from,
    to,
  };
}

function saleOf(row: Values, sign: 1 | -1): AgentReportSale {
  return {
    date: String(row.day),
    order: String(row.order_number),
    course: String(row.prod),
    method: methodOf(String(row.method)),
    sum: sign * Number(row.sum),
    rate: rateOf(Number(String(row.rate).replace(',', '.'))),
    commission: sign * Number(row.commission),
  };
}

const lineOf = (
  { order, commission_percent }: PayoutLine,
  sum: number,
  commission: number,
): AgentReportSale => ({
  date: moscowDay(order.confirmed_at ?? order.created_at),
  order: order.number,
  course: order.snapshot.name,
  method: methodOf(order.payment_method),
  sum,
  rate: rateOf(commission_percent),
  commission,
});

const rateOf = (percent: number): string => String(percent).replace('.', ',');

const methodOf = (code: string): string => (paymentMethods as Record<string, string>)[code] ?? code;
