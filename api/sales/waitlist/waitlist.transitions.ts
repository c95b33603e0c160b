import { Order, type WaitlistEntry } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { poolsOf } from '../../orders/seats/seats.ts';
import { transition } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { waitlistClosed } from './letters.ts';
import { offerTo } from './offering.ts';

/** Seats that are free go to him out of turn. */
export async function offerOutOfTurn(
  entry: WaitlistEntry,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const [prod] = await prodsOnSale([entry.prod_id], transaction);
  if (!prod) throw conflict('Курс снят с продажи');
  const pools = await poolsOf([prod.id], transaction);
  await offerTo(entry, { prod, pools }, actor, transaction);
}

/** Once he has left the list, so that the end of his order changes nothing for him: his offer ends, and its seats go to the next. */
export async function takeOut(
  entry: WaitlistEntry,
  isOffered: boolean,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  await writeLetter(waitlistClosed(entry, entry.prod, 'запись отменил наш менеджер'), transaction);
  if (!isOffered) return;
  const order = await lockedOrder(entry.order_id, transaction);
  await transition(order, 'cancel', { ...actor, cancel_reason: 'CLIENT' }, transaction);
}

/** Refused while the order is locked elsewhere, where the entry may be waited for. */
async function lockedOrder(id: number | null, transaction: Transaction): Promise<Order> {
  const order = await Order.findOne({
    where: { id: id ?? 0 },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    skipLocked: true,
    transaction,
  });
  if (!order) throw conflict('Предложение сейчас оплачивают или меняют: попробуйте ещё раз через минуту');
  return order;
}
