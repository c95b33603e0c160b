import { Invoice, LegalUser, Order } from '@odonta/db/models';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';

/** What a company may still order for before it pays, kopecks, and within how many days it pays. */
export interface Credit {
  left: number;
  days: number;
  /** An invoice of it is overdue: nothing more is left until it is paid. */
  is_late: boolean;
}

/**
 * Whoever is trusted to pay later; null where nobody has set a limit. In a transaction the company is held, so that two orders
 * of it are counted one after the other.
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

/** What is not paid of a locked order becomes a debt, as far as its company's credit goes; null where it does not go so far. */
export async function takeOnCredit(order: Order, transaction: Transaction): Promise<Credit | null> {
  if (order.legal_user_id === null) return null;
  const missing = order.total - order.paid_sum;
  const credit = await creditOf(order.legal_user_id, transaction);
  if (!credit || missing === 0 || missing > credit.left) return null;
  order.debt = missing;
  return credit;
}

/** Past the day of an invoice; whoever was given credit after it was sent has the days of it besides. */
async function isLate(
  { id: legal_user_id, payment_days }: LegalUser,
  transaction?: Transaction,
): Promise<boolean> {
  const confirmed_at = { [Op.lt]: new Date(Date.now() - payment_days * 86_400_000) };
  const order = { model: Order, as: 'order', where: { debt: { [Op.gt]: 0 }, confirmed_at }, required: true };
  const where = { legal_user_id, status: 'PREPARE' as const, due_date: { [Op.lt]: moscowDay(new Date()) } };
  return (await Invoice.count({ where, include: [order], transaction })) > 0;
}
