import { Order, OrderParticipant, type Prod } from '@odonta/db/models';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { sharesOf } from '@odonta/db/vocabulary/money/payments/shares.ts';
import type { Repricing } from '@odonta/db/vocabulary/orders/order.ts';
import fc from 'fast-check';
import type { Transaction } from 'sequelize';
import { settleApproval } from '../money/refunds/approval.ts';
import { type AskedRefund, askRefund } from '../money/refunds/ask.ts';
import { giveBack } from '../money/refunds/finish.ts';
import { lockOrderOf } from '../money/refunds/lock.ts';
import { receiveMoney } from '../orders/receiveMoney.ts';
import { systemActor } from '../orders/systemActor.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';

/** The possible life of an order: booked with discounts, paid, and refunded in steps. */
export interface Life {
  people: number;
  price: number;
  promo: number;
  bonuses: number;
  commission: number;
  steps: { size: number; policy: Repricing }[];
}

export const livesOf = (steps: { least: number; most: number }): fc.Arbitrary<Life> =>
  fc.record({
    people: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 1, max: 30_000 }),
    promo: fc.integer({ min: 0, max: 60 }),
    bonuses: fc.integer({ min: 0, max: 30 }),
    commission: fc.constantFrom(0, 7.35, 12.5, 15, 100),
    steps: fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 2 }),
        policy: fc.constantFrom<Repricing>('KEEP', 'RECALC'),
      }),
      { minLength: steps.least, maxLength: steps.most },
    ),
  });

/** An order that waits for its money, the discounts shared among its participants. */
export async function bookLife(
  prod: Prod,
  { people, price, promo, bonuses, commission }: Life,
  of: Parameters<typeof buildOrder>[0] = {},
): Promise<Order> {
  const subtotal = people * price;
  const promoSum = Math.floor((subtotal * promo) / 100);
  const bonusSum = Math.floor(((subtotal - promoSum) * bonuses) / 100);
  const order = await buildOrder({
    prod,
    people,
    total: subtotal * 100,
    payment_method: 'INVOICE',
    commission_percent: commission,
    ...of,
  });
  await order.update({
    promo_sum: promoSum * 100,
    bonus_sum: bonusSum * 100,
    total: (subtotal - promoSum - bonusSum) * 100,
  });
  const promos = sharesOf(
    promoSum,
    Array.from({ length: people }, () => price),
  );
  const left = promos.map((share) => price - share);
  const spent = sharesOf(bonusSum, left);
  for (const [place, participant] of order.participants.entries())
    await participant.update({
      unit_price: price * 100,
      promo_share: (promos[place] ?? 0) * 100,
      bonus_share: (spent[place] ?? 0) * 100,
    });
  return order;
}

export const payWhole = (id: number): Promise<void> =>
  holding(id, (order, transaction) =>
    receiveMoney(order, { account: 'BANK', sum: order.total, payment_id: null }, systemActor, transaction),
  );

/** Some of those who still come give up their seats, as if the centre had refused them. */
export async function giveBackSome(id: number, { size, policy }: Life['steps'][number]): Promise<void> {
  const active = await OrderParticipant.findAll({ where: { order_id: id, state: 'ACTIVE' }, order: ['id'] });
  const participant_ids = active.slice(0, size).map((each) => each.id);
  const { status } = await Order.findByPk(id, { rejectOnEmpty: true });
  if (participant_ids.length === 0 || status === 'REFUNDED') return;
  await refundNow(id, { participant_ids, policy });
}

/** The whole way of a refund at once: asked, agreed to, paid. */
export const refundNow = (
  id: number,
  asked: Pick<AskedRefund, 'participant_ids' | 'policy' | 'route'>,
): Promise<void> =>
  holding(id, async (order, transaction) => {
    const reason = 'CENTER_CANCELED' as const;
    const refund = await askRefund(order, { reason, asked_kind: 'SYSTEM', ...asked }, transaction);
    await settleApproval(refund, transaction);
    await giveBack(order, refund, systemActor, transaction);
    refund.set({ status: 'FINISHED' });
    await refund.save({ transaction });
  });

const holding = (id: number, work: (order: Order, transaction: Transaction) => Promise<void>) =>
  unitOfWork.transaction(async (transaction) => work(await lockOrderOf({ id }, transaction), transaction));
