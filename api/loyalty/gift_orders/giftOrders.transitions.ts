import { GiftOrder } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { giveBack } from '../gifts/givingBack.ts';
import { giftCanceled, giftIssued, giftRejected } from '../gifts/letters.ts';
import type { Issuing } from './giftOrders.schema.ts';

/** The spending is final from here: the recipient reads how the gift comes to him. */
export async function issueGift(
  order: GiftOrder,
  { issued_code, tracking }: Issuing,
  transaction: Transaction,
): Promise<void> {
  if (order.delivery_kind === 'CODE') {
    if (!issued_code) throw invalid({ issued_code: 'Укажите код: он уйдёт в письме' });
    await refuseIssued(order, issued_code, transaction);
    order.issued_code = issued_code;
  }
  if (order.delivery_kind === 'POST') {
    if (!tracking) throw invalid({ tracking: 'Укажите номер отправления: он уйдёт в письме' });
    order.tracking = tracking;
  }
  await writeLetter(giftIssued(order), transaction);
}

export async function rejectGift(order: GiftOrder, reason: string, transaction: Transaction): Promise<void> {
  await giveBack(order, 'Заказ подарка отклонён', transaction, { prolongs: true });
  order.reject_reason = reason;
  await writeLetter(giftRejected(order, reason), transaction);
}

export async function cancelGift(order: GiftOrder, transaction: Transaction): Promise<void> {
  await giveBack(order, 'Заказ подарка отменён', transaction, { prolongs: true });
  await writeLetter(giftCanceled(order, 'его отменил наш менеджер'), transaction);
}

/** A code works once, so it may not have been issued before. */
async function refuseIssued(
  { id, gift_id }: GiftOrder,
  issued_code: string,
  transaction: Transaction,
): Promise<void> {
  const where = { gift_id, issued_code, id: { [Op.ne]: id } };
  if ((await GiftOrder.count({ where, transaction })) > 0)
    throw invalid({ issued_code: 'Этот код уже выдали с другим заказом' });
}
