import type { PayerBody } from '@odonta/api/contract';
import { Invoice, type Order, type OrderParticipant, PromoCode, PromoUse } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { orderLimits, type PaymentMethod } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';
import type { NewOrder } from '../../orders/book.ts';
import { methodsFor } from '../../orders/offer.ts';
import { conflict } from '../../platform/http/errors.ts';
import { discounted } from '../booking/calculation.ts';
import { type Destination, participationThere } from './destination.ts';

/** The code an order has used; it is released with the order, so it is read before. */
export async function codeOf({ id }: Order, transaction: Transaction): Promise<string | null> {
  const use = await PromoUse.findOne({ where: { order_id: id, released_at: null }, transaction });
  const code = use && (await PromoCode.findByPk(use.promo_id, { paranoid: false, transaction }));
  return code?.code ?? null;
}

/** The billed party of an order, so that the same one pays the difference. */
export async function payerOfInvoice(
  { id }: Order,
  transaction: Transaction,
): Promise<PayerBody | undefined> {
  const last = await Invoice.findOne({ where: { order_id: id }, order: [['id', 'DESC']], transaction });
  if (!last) return undefined;
  const { payer_inn: inn, payer_kpp, payer_name: name, payer_address: address } = last;
  return { inn, name, address: address ?? '', ...(payer_kpp && { kpp: payer_kpp }) };
}

/** The buyer of the order, for the new one. */
export const buyerOf = (order: Order): NewOrder['buyer'] => ({
  kind: order.buyer_kind,
  individual_id: order.individual_id ?? undefined,
  legal_user_id: order.legal_user_id ?? undefined,
  legal_member_id: order.legal_member_id ?? undefined,
  created_by: order.created_by ?? undefined,
  manager_id: order.manager_id ?? undefined,
});

/** The present price there for the same people, with the same code and as many bonuses if they are valid there. */
export async function offerThere(
  order: Order,
  people: readonly OrderParticipant[],
  destination: Destination,
  code: string | null,
  transaction: Transaction,
) {
  const { prod, pools } = destination;
  const participation = participationThere(order, destination);
  const asked = {
    participation,
    participants: people.map(personOf),
    ...(code !== null && { promo_code: code }),
    bonuses: roublesOf(order.bonus_sum),
  };
  const buyer = buyerOf(order);
  const priced = await discounted(asked, prod, pools, { buyer, phone: order.phone }, transaction);
  return { ...priced, participation, promo_code: priced.refusal === null ? priced.promo_code : null };
}

export const personOf = ({
  last_name,
  first_name,
  middle_name,
  phone,
  email,
  is_student,
  is_written_to,
}: OrderParticipant) => ({
  ...(last_name && { last_name }),
  ...(first_name && { first_name }),
  ...(middle_name && { middle_name }),
  ...(phone && { phone }),
  ...(email && { email }),
  is_student,
  is_written_to,
});

/** How the new order is paid: as the old one, unless more is to be paid and the course there is not paid for in that way. */
export function methodThere(
  order: Order,
  { prod }: Destination,
  { total, isBilled }: { total: number; isBilled: boolean },
): PaymentMethod {
  if (total === 0) return 'FREE';
  if (order.payment_method !== 'FREE' && total <= roublesOf(order.paid_sum)) return order.payment_method;
  const offered = methodsFor(prod, order.buyer_kind).filter((method) => method !== 'INVOICE' || isBilled);
  const method = offered.includes(order.payment_method) ? order.payment_method : offered[0];
  if (!method) throw conflict('За эту дату нельзя заплатить так же, как за прежнюю: выберите другую');
  return method;
}

/** A buyer who has paid most of it gets a day for the rest, and not the minutes of a new booking. */
export function reservedUntil(
  { paid_sum }: Order,
  { prod: { date_start } }: Destination,
  method: PaymentMethod,
): Date | undefined {
  if (paid_sum === 0 || method !== 'CARD') return undefined;
  const until = Date.now() + orderLimits.staffReserveHours * 3_600_000;
  return new Date(Math.min(until, date_start?.getTime() ?? until));
}
