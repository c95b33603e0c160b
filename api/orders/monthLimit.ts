import { LegalMember, Order } from '@odonta/db/models';
import { orderingRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';

const ownerToSay = { kind: 'OWNER' as const, is_done: false };

/** Orders beyond a member's monthly limit that wait for the company's owner. */
export const awaitsOwner: WhereOptions<Order> = {
  status: 'CREATED',
  checks: { [Op.contains]: [ownerToSay] },
};

/**
 * Kopecks a member of a company has ordered for since the first day of the month in Moscow, without failed
 * orders and those the owner has yet to confirm.
 */
export async function spentThisMonth(legal_member_id: number, transaction?: Transaction): Promise<number> {
  const begin = new Date(`${moscowDay(new Date()).slice(0, 7)}-01T00:00:00+03:00`);
  const status = { [Op.notIn]: ['CANCELED', 'REJECTED', 'REFUNDED'] };
  const of = { legal_member_id, created_at: { [Op.gte]: begin }, status };
  const asked = { checks: { [Op.contains]: [ownerToSay] } };
  const counted = Number((await Order.sum('total', { where: of, transaction })) ?? 0);
  const waiting = Number((await Order.sum('total', { where: { ...of, ...asked }, transaction })) ?? 0);
  return counted - waiting;
}

/**
 * The monthly limit of a member in kopecks, null for no limit. A former member's orders remain, but he may
 * order nothing more.
 */
export function monthLimitOf(member: LegalMember): number | null {
  const orders = !member.isSoftDeleted() && member.status === 'ACTIVE' && orderingRoles.includes(member.role);
  return orders ? member.month_limit : 0;
}

/**
 * Which of these orders, of so many kopecks each, exceed a member's month, one after the other. The member is
 * locked, so that two orders of his are counted in turn.
 */
export async function beyondMonth(
  legal_member_id: number,
  totals: readonly number[],
  transaction: Transaction,
): Promise<boolean[]> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const member = await LegalMember.findByPk(legal_member_id, { lock, paranoid: false, transaction });
  const limit = member ? monthLimitOf(member) : 0;
  if (limit === null) return totals.map(() => false);
  let left = limit - (await spentThisMonth(legal_member_id, transaction));
  const beyond: boolean[] = [];
  for (const total of totals) {
    const isWithin = total === 0 || total <= left;
    if (isWithin) left -= total;
    beyond.push(!isWithin);
  }
  return beyond;
}
