import { Center, City, type Order, OrderParticipant, Prod } from '@odonta/db/models';
import { isCheckOpen } from '@odonta/db/vocabulary/orders/order.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { findSimilar } from '../../catalog/prods/prods.similar.ts';
import type { OrderEffect, OrderEvent, ReplacementEffect } from '../../orders/effects.ts';
import { noticeOf, orderPaidForCenter, orderToConfirm } from '../../orders/letters/centerLetters.ts';
import {
  awaitsCenter,
  orderAwaits,
  orderBooked,
  orderCanceled,
  orderConfirmed,
  orderExpired,
  orderPaid,
  orderRejected,
  participantReplaced,
} from '../../orders/letters/orderLetters.ts';
import { replaced, ticket } from '../../orders/letters/participantLetters.ts';
import { mailPaymentLink, textPaymentLink } from '../../orders/letters/paymentLink.ts';
import { refuseResendingTooOften } from '../../orders/letters/resending.ts';
import { textCaller } from '../../orders/letters/textCaller.ts';
import { isLeaving } from '../../orders/refunds/leaving.ts';
import { visitOf } from '../../orders/visitOf.ts';
import { conflict } from '../../platform/http/errors.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { notify } from '../../platform/notices/notify.ts';

/** Each letter is written in the transaction of its cause, and with it or not at all. */
export const writeOrderLetters: OrderEffect = async (event, transaction) => {
  const { name, order } = event;
  if (name === 'create' && order.total > 0 && !isCheckOpen(order, 'OWNER'))
    await writeLetter(orderBooked(order), transaction);
  if (name === 'await') await askDecider(order, transaction);
  if (hasJustBeenConfirmed(event)) await confirm(event, transaction);
  if (name === 'reject') await writeLetter(await rejection(order), transaction);
  if (name === 'cancel') await writeLetter(orderCanceled(order), transaction);
  if (name === 'expire' && order.cancel_reason === 'EXPIRED')
    await writeLetter(orderExpired(order), transaction);
  if (name === 'link_sms') await textPaymentLink(order, transaction);
  if (name === 'link_mail') await mailPaymentLink(order, transaction);
  if (name === 'resend') await resend(order, transaction);
};

export const writeReplacementLetters: ReplacementEffect = async ({ order, from, to }, transaction) => {
  await writeLetter(participantReplaced(order, from, to), transaction);
  await textCaller(order, 'participant_replaced', transaction);
  // A buyer who was to come himself has read it in the letter about his order.
  if (from.email && from.email !== order.email)
    await writeLetter(replaced(order, { ...of(from), email: from.email }), transaction);
  if (order.status === 'CONFIRMED' || order.status === 'PARTIAL_REFUNDED')
    await writeTickets(order, [to], transaction);
};

/** Tickets for participants with a contact, unless their company distributes them. */
export async function writeTickets(
  order: Order,
  participants: readonly OrderParticipant[],
  transaction: Transaction,
): Promise<void> {
  for (const letter of await ticketsOf(order, participants, transaction))
    await writeLetter(letter, transaction);
}

const hasJustBeenConfirmed = ({ name, order, from }: OrderEvent) =>
  name !== 'resend' && name !== 'create' && order.status === 'CONFIRMED' && from !== 'CONFIRMED';

/** A buyer whose whole payment was carried over gets the letter of the rescheduling. */
const isOfReschedule = ({ name, order, sum = 0 }: OrderEvent) =>
  name === 'pay' && order.moved_from_id !== null && sum === 0;

/** The three most similar courses are enough after a rejection. */
const rejection = async (order: Order): Promise<NewLetter> =>
  orderRejected(order, (await findSimilar(order.prod_id)).slice(0, 3));

async function askDecider(order: Order, transaction: Transaction): Promise<void> {
  await writeLetter(orderAwaits(order), transaction);
  if (awaitsCenter(order)) await askCenter(order, transaction);
}

async function askCenter(order: Order, transaction: Transaction): Promise<void> {
  const center = await centerOf(order, transaction);
  if (center.email) await writeLetter(orderToConfirm(order, center.email), transaction);
  await notify(noticeOf(order, center, 'order_to_confirm'), transaction);
}

async function confirm(event: OrderEvent, transaction: Transaction): Promise<void> {
  const { name, order } = event;
  const center = await centerOf(order, transaction);
  const isByCenter = name !== 'pay' && name !== 'pay_late';
  if (!isOfReschedule(event))
    await writeLetter((isByCenter ? orderConfirmed : orderPaid)(order), transaction);
  await writeTickets(order, await liveOf(order, transaction), transaction);
  if (center.email) await writeLetter(orderPaidForCenter(order, center.email), transaction);
  await notify(noticeOf(order, center, 'order_paid'), transaction);
}

async function resend(order: Order, transaction: Transaction): Promise<void> {
  await refuseResendingTooOften(order.id, transaction);
  if (order.status === 'PREPARE') return writeLetter(orderBooked(order), transaction);
  if (order.status === 'CREATED') return writeLetter(orderAwaits(order), transaction);
  const letters = await ticketsOf(order, await liveOf(order, transaction), transaction);
  if (order.email === null && letters.length === 0)
    throw conflict('Писать некуда: ни у клиента, ни у участников нет почты');
  for (const letter of [orderPaid(order), ...letters]) await writeLetter(letter, transaction);
}

async function ticketsOf(
  order: Order,
  participants: readonly OrderParticipant[],
  transaction: Transaction,
): Promise<NewLetter[]> {
  const include = [{ model: City, as: 'city' }];
  const prod = await Prod.findByPk(order.prod_id, {
    include,
    paranoid: false,
    transaction,
    rejectOnEmpty: true,
  });
  const visit = visitOf(order, prod);
  return participants.flatMap((one) =>
    one.email === null || !one.is_written_to ? [] : [ticket(order, { ...of(one), email: one.email }, visit)],
  );
}

const of = ({ first_name, ticket_code, short_code }: OrderParticipant) => ({
  first_name,
  ticket_code,
  short_code,
});

/** Participants who are let in: none with an approved refund. */
const liveOf = ({ id }: Order, transaction: Transaction) =>
  OrderParticipant.findAll({
    where: { order_id: id, is_live: true, [Op.and]: literal(`not ${isLeaving('"OrderParticipant"')}`) },
    order: [['number', 'ASC']],
    transaction,
  });

const centerOf = ({ center_id }: Order, transaction: Transaction): Promise<Center> =>
  Center.findByPk(center_id, { paranoid: false, rejectOnEmpty: true, transaction });
