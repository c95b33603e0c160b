import { LegalMember, type Order } from '@odonta/db/models';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import type { NewOrder } from '../../orders/book.ts';
import { ownerTermOf } from '../../orders/locking.ts';
import { beyondMonth } from '../../orders/monthLimit.ts';
import { transition } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';

type Asked = Pick<NewOrder, 'prod' | 'quote' | 'method'>;

/**
 * Until when each of these orders waits for the owner of the buyer's company; null for orders within the
 * member's month. Refuses orders that cannot wait: a page of the bank would close before the owner decides.
 */
export async function termsOfOwner(
  { legal_user_id, legal_member_id }: NewOrder['buyer'],
  asked: readonly Asked[],
  transaction: Transaction,
): Promise<(Date | null)[]> {
  if (legal_user_id === undefined || legal_member_id === undefined) return asked.map(() => null);
  const totals = asked.map(({ quote }) => kopecksOf(quote.total));
  const beyond = await beyondMonth(legal_member_id, totals, transaction);
  const waiting = asked.filter((_, index) => beyond[index]);
  if (waiting.some(({ method }) => method !== 'INVOICE'))
    throw conflict(
      'Заказ выше вашего лимита на месяц: выберите оплату по счёту, и его подтвердит владелец кабинета',
    );
  if (waiting.length > 0 && (await ownersOf(legal_user_id, transaction)).length === 0)
    throw conflict('Заказ выше вашего лимита на месяц, а подтвердить его некому: в кабинете нет владельца');
  return asked.map(({ prod }, index) => (beyond[index] ? ownerTermOf(prod) : null));
}

/** Submits a new order to the owner of its company, if he must confirm it. */
export async function askOwner(order: Order, actor: Actor, transaction: Transaction): Promise<void> {
  if (isCheckOpen(order, 'OWNER')) await transition(order, 'ask_owner', actor, transaction);
}

/** Members who may approve for a company. */
export const ownersOf = (legal_user_id: number, transaction?: Transaction): Promise<LegalMember[]> =>
  LegalMember.findAll({
    where: { legal_user_id, role: 'OWNER', status: 'ACTIVE' },
    order: [['id', 'ASC']],
    transaction,
  });
