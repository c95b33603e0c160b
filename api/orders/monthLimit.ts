import { LegalMember, Order } from '@odonta/db/models';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../http/errors.ts';

/** Kopecks a member of a company has ordered for since the first day of the month in Moscow, without what came to nothing. */
export async function spentThisMonth(legal_member_id: number, transaction?: Transaction): Promise<number> {
  const begin = new Date(`${moscowDay(new Date()).slice(0, 7)}-01T00:00:00+03:00`);
  const status = { [Op.notIn]: ['CANCELED', 'REJECTED', 'REFUNDED'] };
  const where = { legal_member_id, created_at: { [Op.gte]: begin }, status };
  return Number((await Order.sum('total', { where, transaction })) ?? 0);
}

/** Refuses an order of so many kopecks beyond a member's month. He is held, so that two orders of his are counted one after the other. */
export async function refuseBeyondMonth(
  legal_member_id: number,
  total: number,
  transaction: Transaction,
): Promise<void> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const member = await LegalMember.findByPk(legal_member_id, { lock, transaction, rejectOnEmpty: true });
  if (member.month_limit === null) return;
  const over = (await spentThisMonth(member.id, transaction)) + total - member.month_limit;
  if (over <= 0) return;
  const [most, beyond] = [member.month_limit, over].map((kopecks) => formatPrice(roublesOf(kopecks)));
  throw conflict(
    `Ваш лимит — ${most} в месяц, заказ превышает его на ${beyond}. Попросите владельца кабинета поднять лимит или оформить заказ самому`,
  );
}
