import { LegalMember, Order } from '@odonta/db/models';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';

/** Orders beyond somebody's month that wait for the owner of his company. */
export const awaitsOwner: WhereOptions<Order> = {
  status: 'CREATED',
  checks: { [Op.contains]: [{ kind: 'OWNER', is_done: false }] },
};

/**
 * Kopecks a member of a company has ordered for since the first day of the month in Moscow, without what came to nothing and what
 * the owner of the company has yet to confirm.
 */
export async function spentThisMonth(legal_member_id: number, transaction?: Transaction): Promise<number> {
  const begin = new Date(`${moscowDay(new Date()).slice(0, 7)}-01T00:00:00+03:00`);
  const status = { [Op.notIn]: ['CANCELED', 'REJECTED', 'REFUNDED'] };
  const of = { legal_member_id, created_at: { [Op.gte]: begin }, status };
  const counted = Number((await Order.sum('total', { where: of, transaction })) ?? 0);
  const waiting = Number((await Order.sum('total', { where: { ...of, ...awaitsOwner }, transaction })) ?? 0);
  return counted - waiting;
}

/**
 * Which of these orders of so many kopecks each are beyond a member's month, one after the other. He is held, so that two orders of
 * his are counted one after the other as well.
 */
export async function beyondMonth(
  legal_member_id: number,
  totals: readonly number[],
  transaction: Transaction,
): Promise<boolean[]> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const member = await LegalMember.findByPk(legal_member_id, { lock, transaction, rejectOnEmpty: true });
  if (member.month_limit === null) return totals.map(() => false);
  let left = member.month_limit - (await spentThisMonth(member.id, transaction));
  const beyond: boolean[] = [];
  for (const total of totals) {
    const isWithin = total === 0 || total <= left;
    if (isWithin) left -= total;
    beyond.push(!isWithin);
  }
  return beyond;
}
