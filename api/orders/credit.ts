import { Invoice, LegalUser, Order } from '@odonta/db/models';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';

/** The rest of a company's credit, kopecks, and its days to pay. */
export interface Credit {
  left: number;
  days: number;
  /** An invoice of it is overdue: nothing more is left until it is paid. */
  is_late: boolean;
}

/**
 * A company with credit; null without a limit. In a transaction the company is locked, so that two of its
 * orders are counted one after the other.
 */
export async function creditOf(legal_user_id: number, transaction?: Transaction): Promise<Credit | null> {
  const lock = transaction?.LOCK.NO_KEY_UPDATE;
  const company = await LegalUser.findByPk(legal_user_id, { lock, transaction });
  if (company?.status !== 'ACTIVE' || company.credit_limit === 0) return null;
  const owed = Number((await Order.sum('debt', { where: { legal_user_id }, transaction })) ?? 0);
  const is_late = owed > 0 && (await isLate(company, transaction));
  const left = is_late ? 0 : Math.max(company.credit_limit - owed, 0);
  return { left, days: company.payment_days, is_late };
}

/**
 * Turns the unpaid part of a locked order into a debt within the company's credit; null where the credit is too
 * small.
 */
export async function takeOnCredit(order: Order, transaction: Transaction): Promise<Credit | null> {
  if (order.legal_user_id === null) return null;
  const missing = order.total - order.paid_sum;
  const credit = await creditOf(order.legal_user_id, transaction);
  if (!credit || missing === 0 || missing > credit.left) return null;
  order.debt = missing;
  return credit;
}

/** After the day of an invoice; a company whose credit was granted after the invoice has its days as well. */
async function isLate(
  { id: legal_user_id, payment_days }: LegalUser,
  transaction?: Transaction,
): Promise<boolean> {
  const confirmed_at = { [Op.lt]: new Date(Date.now() - payment_days * 86_400_000) };
  const order = { model: Order, as: 'order', where: { debt: { [Op.gt]: 0 }, confirmed_at }, required: true };
  const where = { legal_user_id, status: 'PREPARE' as const, due_date: { [Op.lt]: moscowDay(new Date()) } };
  return (await Invoice.count({ where, include: [order], transaction })) > 0;
}
