import type { StaffMoneyFigure } from '@odonta/api/contract';
import { InvariantRun } from '@odonta/db/models';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { type MoneyFigureName, moneyFigures } from '@odonta/db/vocabulary/reports/moneyFigures.ts';
import { beginOf } from '@odonta/db/vocabulary/reports/periods.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { fn, literal, Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { accountingDocsForStaff } from '../../money/accounting_docs/accountingDocs.staff.ts';
import { bankImportsForStaff } from '../../money/bank_imports/bankImports.staff.ts';
import { invoicesForStaff } from '../../money/invoices/invoices.staff.ts';
import { payoutsForStaff } from '../../money/payouts/payouts.staff.ts';
import { refundsForStaff } from '../../money/refunds/refunds.staff.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { inTurnOfRequest } from '../../platform/jobs/atMost.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { ordersForStaff } from '../../sales/orders/orders.staff.ts';

/** Rows of a list under one of its own filters, so that the list behind a figure shows what was counted. */
interface Counted {
  resource: AnyResource;
  filter: Record<string, unknown>;
  /** The column to add up, in kopecks. */
  sum: string | null;
}

export const readMoneyFigures = endpoint({
  method: 'get',
  path: '/adm/figures/money',
  summary: 'The open work of accountants: rows and sums, within the viewer’s scope',
  audience: staffAudience,
  allow: 'any staff',
  handle: async ({ actor }) => {
    const names = Object.keys(moneyFigures) as MoneyFigureName[];
    const mine = names.filter((name) => isTheirs(name, actor));
    const inTurn = inTurnOfRequest();
    const figures = await Promise.all(mine.map((name) => inTurn(() => figureOf(name, actor))));
    return { message: figures.filter((figure) => figure !== null) };
  },
});

const isTheirs = (name: MoneyFigureName, actor: SignedInUser): boolean =>
  (moneyFigures[name].rights as readonly Right[]).some(
    (right) => staffAudience.allows(actor, right) !== null,
  );

async function figureOf(name: MoneyFigureName, actor: SignedInUser): Promise<StaffMoneyFigure | null> {
  if (name === 'INVARIANTS') return broken();
  const { resource, filter, sum } = counted()[name];
  const scope = staffAudience.allows(actor, resource.list?.allow);
  if (scope === null) return null;
  const [found] = (await resource.model.findAll({
    attributes: [
      [fn('count', literal('*')), 'count'],
      [sum === null ? literal('null') : fn('sum', literal(sum)), 'sum'],
    ],
    where: { [Op.and]: [resource.rows(actor, scope), ...conditionsOf(resource, filter)] },
    raw: true,
  })) as unknown as { count: string; sum: string | null }[];
  return {
    name,
    count: Number(found?.count ?? 0),
    sum: sum === null ? null : exactRoublesOf(Number(found?.sum ?? 0)),
    resource: resource.name,
    filter,
  };
}

/** As the list itself reads them from an address. */
const conditionsOf = ({ list }: AnyResource, filter: Record<string, unknown>): WhereOptions[] =>
  Object.entries(filter).flatMap(([name, value]) => {
    const known = list?.filters[name];
    return known ? [known.where(Joi.attempt(value, known.schema) as never, [])] : [];
  });

/** Violations found by the nightly check. */
async function broken(): Promise<StaffMoneyFigure> {
  const last = await InvariantRun.findOne({ order: [['id', 'desc']] });
  return { name: 'INVARIANTS', count: last?.found ?? 0, sum: null, resource: 'invariants', filter: {} };
}

const counted = (): Record<Exclude<MoneyFigureName, 'INVARIANTS'>, Counted> => ({
  BANK_LINES: { resource: bankImportsForStaff, filter: { status: 'CREATED' }, sum: 'sum' },
  PAYOUTS: { resource: payoutsForStaff, filter: { status: 'CREATED' }, sum: 'net' },
  ACTS_TO_CHECK: { resource: payoutsForStaff, filter: { act: 'RECEIVED' }, sum: null },
  ACTS_MISSING: { resource: payoutsForStaff, filter: { act: 'MISSING' }, sum: 'net' },
  REFUNDS_TO_APPROVE: { resource: refundsForStaff, filter: { status: 'PREPARE' }, sum: 'requested_sum' },
  // To cards the bank gives back by itself.
  REFUNDS_TO_EXECUTE: {
    resource: refundsForStaff,
    filter: { status: 'CREATED', route: ['BANK', 'BALANCE', 'BONUS'] },
    // Sums returned to vouchers or already returned to cards need no transfer.
    sum: 'approved_sum - voucher_sum - card_sum',
  },
  INVOICES_OVERDUE: {
    resource: invoicesForStaff,
    // The last second of yesterday: until today's last one an invoice may be paid in time.
    filter: { status: 'PREPARE', due_to: beginOf(moscowDay(new Date())) - 1 },
    sum: 'total - paid_sum',
  },
  DEBTS: { resource: ordersForStaff, filter: { has_debt: true }, sum: 'debt' },
  ORIGINALS: { resource: accountingDocsForStaff, filter: { status: 'CREATED' }, sum: null },
});
