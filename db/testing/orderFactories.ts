import { randomBytes } from 'node:crypto';
import { Order, OrderParticipant, Prod, SeatPool, SeatTake } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { buildProd } from './factories.ts';
import type { New } from './new.ts';

let number = 0;

/**
 * An order of a guest for so many participants of a course, with its seats unless it has ended. It costs what
 * the course does, and is paid if its status says so. It has no ledger entries.
 */
export async function buildOrder({
  prod: given,
  people = 1,
  ...of
}: New<Order> & { prod?: Prod; people?: number } = {}): Promise<Order> {
  const prod = given ?? (of.prod_id ? await Prod.findByPk(of.prod_id) : null) ?? (await buildProd());
  const status = of.status ?? 'PREPARE';
  const total = of.total ?? prod.price * people;
  const isPaid = ['CONFIRMED', 'PARTIAL_REFUNDED', 'REFUNDED'].includes(status);
  number += 1;
  const order = await Order.create({
    token: randomBytes(24).toString('base64url'),
    prod_id: prod.id,
    center_id: prod.center_id,
    buyer_kind: 'GUEST',
    last_name: 'Заказова',
    first_name: 'Вера',
    phone: `+7900${String(number).padStart(7, '0')}`,
    email: `order${number}@test.local`,
    count: people,
    subtotal: total,
    total,
    paid_sum: isPaid ? total : 0,
    payment_method: total === 0 ? 'FREE' : 'CARD',
    payment_kind: total === 0 ? 'FREE' : isPaid ? 'TINKOFF' : 'UNKNOWN',
    expires_at: status === 'PREPARE' ? new Date(Date.now() + 1_200_000) : null,
    cancel_reason: status === 'CANCELED' ? 'CLIENT' : null,
    confirmed_at: isPaid ? new Date() : null,
    repricing: prod.reprice_on_reduction ?? 'KEEP',
    refund_policy: prod.refund_policy ?? [{ days_before: 0, percent: 100 }],
    snapshot: {
      name: prod.name,
      canonical: `/prods/${prod.slug}-${prod.id}`,
      center: 'Учебный центр',
      city: null,
      date_start: secondsOf(prod.date_start),
      date_end: secondsOf(prod.date_end),
      price: prod.price,
    },
    ...of,
  });
  order.participants = await buildParticipants(order, people, total);
  return order;
}

async function buildParticipants(order: Order, people: number, total: number): Promise<OrderParticipant[]> {
  const is_live = !['CANCELED', 'REJECTED', 'REFUNDED'].includes(order.status);
  const participants = await OrderParticipant.bulkCreate(
    Array.from({ length: people }, (_, index) => ({
      order_id: order.id,
      prod_id: order.prod_id,
      number: index + 1,
      last_name: 'Слушателева',
      first_name: 'Нина',
      email: `participant${order.id}-${index + 1}@test.local`,
      unit_price: total / people,
      promo_share: 0,
      bonus_share: 0,
      tier_label: 'Основная цена',
      is_live,
    })),
    { returning: true },
  );
  if (!is_live) return participants;
  const where = { prod_id: order.prod_id, price_id: null };
  const pool = await SeatPool.findOne({ where, rejectOnEmpty: true });
  await SeatTake.bulkCreate(participants.map(({ id }) => ({ pool_id: pool.id, participant_id: id })));
  await SeatPool.increment('taken', { by: people, where });
  return participants;
}
