import type { ManagerFigures, SalesFigures, SalesFunnel } from '@odonta/api/contract';
import { LedgerEntry } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import Joi from 'joi';
import { QueryTypes } from 'sequelize';
import { staffAudience } from '../../../identity/sessions/audiences.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { moneySetting } from '../../../platform/money/moneySettings.ts';
import { type MonthSoFar, monthSoFar } from './monthSoFar.ts';
import { byManager, funnel, revenue, revenueByDay } from './statements.ts';

/** Those who assign the work see all of it: sums, and how each manager copes. */
export const readSalesFigures = endpoint({
  method: 'get',
  path: '/adm/figures/sales',
  summary: 'Revenue, plan, funnel and the work of each manager in a calendar month',
  audience: staffAudience,
  allow: 'manager_requests.assign',
  query: Joi.object<{ month?: string }>({ month: Joi.string().pattern(/^20\d\d-(0[1-9]|1[0-2])$/) }),
  handle: async ({ query: { month } }) => ({ message: await salesIn(monthSoFar(new Date(), month)) }),
});

async function salesIn(month: MonthSoFar): Promise<SalesFigures> {
  const { from, to, before } = month;
  const days = await read<{ day: string; sum: number }>(revenueByDay, from, to);
  const [previous] = await read<{ sum: number }>(revenue, before.from, before.to);
  const [came] = await read<SalesFunnel & { response_seconds: number | null }>(funnel, from, to);
  const managers = await read<ManagerFigures>(byManager, from, to);
  const { response_seconds = null, ...counts } = came ?? { requests: 0, answered: 0, booked: 0, paid: 0 };
  return {
    ...{ from, to },
    days: days.map(({ day, sum }) => ({ day, sum: exactRoublesOf(sum) })),
    previous_sum: exactRoublesOf(previous?.sum ?? 0),
    sum: exactRoublesOf(days.reduce((all, { sum }) => all + sum, 0)),
    plan: planOf(await moneySetting('sales_plan'), month),
    funnel: counts,
    response_seconds,
    managers: managers.map((manager) => ({ ...manager, sum: exactRoublesOf(manager.sum) })),
  };
}

const planOf = (sum: number, { passed }: MonthSoFar): SalesFigures['plan'] =>
  sum === 0 ? null : { sum, by_now: Math.round(sum * passed) };

async function read<Row extends object>(statement: string, ...bind: string[]): Promise<Row[]> {
  const { sequelize } = LedgerEntry;
  if (!sequelize) throw new Error('no database is open');
  return sequelize.query<Row>(statement, { bind, type: QueryTypes.SELECT });
}
