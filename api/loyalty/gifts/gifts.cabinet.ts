import type { CabinetGiftOrders, CabinetGifts } from '@odonta/api/contract';
import { Gift, GiftOrder, Individual } from '@odonta/db/models';
import { liveGiftOrders } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { individualAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInIndividual } from '../../identity/sessions/buyerSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { page, perPage } from '../../platform/lists/paging.ts';
import { spendableOf } from '../bonuses/balances.ts';
import { keysBeside } from '../bonuses/joined.ts';
import { provedKeyOf } from '../bonuses/ofOrders.ts';
import { giftOrderBody } from './giftOrders.schema.ts';
import { giveBack } from './givingBack.ts';
import { orderGift } from './ordering.ts';
import { presentGift, presentGiftOrder } from './presenting.ts';
import { transitionGiftOrder } from './transitionGiftOrder.ts';

const owned = ({ id }: SignedInIndividual) => ({ individual_id: id });
const withGift = [{ model: Gift, as: 'gift', paranoid: false }];

/** Gifts for the owner of bonuses. */
export const giftEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/individual/gifts',
    summary: 'Gifts for bonuses, cheapest first, and my balance',
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => {
      const key = provedKeyOf(await Individual.findByPk(actor.id));
      const [gifts, own, balance] = await Promise.all([offeredGifts(), ownCounts(key), spendableOf(key)]);
      const message: CabinetGifts = {
        is_phone_proved: key !== null,
        balance,
        gifts: gifts.map((gift) => presentGift(gift, own.get(gift.id) ?? 0)),
      };
      return { message };
    },
  }),
  endpoint({
    method: 'get',
    path: '/individual/gift_orders',
    summary: 'Gifts I have ordered, newest first',
    audience: individualAudience,
    allow: 'himself',
    query: page,
    handle: async ({ actor, query: { offset } }) => {
      const where = owned(actor);
      const total = await GiftOrder.count({ where });
      const found = { where, include: withGift, order: [['id', 'DESC']] as [string, string][] };
      const orders = await GiftOrder.findAll({ ...found, limit: perPage, offset });
      return { message: { orders: orders.map(presentGiftOrder), total } satisfies CabinetGiftOrders };
    },
  }),
  endpoint({
    method: 'post',
    path: '/individual/gift_orders',
    summary: 'Order a gift for my bonuses',
    audience: individualAudience,
    allow: 'himself',
    body: giftOrderBody,
    idempotent: true,
    limit: { name: 'gift_orders', points: 20, seconds: 60, by: ({ actor }) => String(actor.id) },
    handle: ({ actor, body, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const buyer = await Individual.findByPk(actor.id, { transaction, rejectOnEmpty: true });
        const { id: record_id } = await orderGift(buyer, body, transaction);
        const action = { action: 'create', resource: 'gift_orders', record_id, changes: {} };
        await unitOfWork.audit({ by: individualAudience.auditActor(actor), origin, ...action }, transaction);
        return { message: presentGiftOrder(await readOrder(record_id, transaction)), status: 201 };
      }),
  }),
  endpoint({
    method: 'post',
    path: '/individual/gift_orders/:id/cancel',
    summary: 'Cancel my order of a gift before it is issued',
    audience: individualAudience,
    allow: 'himself',
    body: Joi.object({}),
    idempotent: true,
    handle: ({ actor, params, origin }) =>
      unitOfWork.transaction(async (transaction) => {
        const order = await ownOrder(actor, numberIn(params.id), transaction);
        const acting = { by: individualAudience.auditActor(actor), origin };
        if (order.status === 'CREATED')
          await giveBack(order, 'Заказ отменён', transaction, { prolongs: false });
        await transitionGiftOrder(order, 'cancel', acting, transaction);
        return { message: presentGiftOrder(order) };
      }),
  }),
];

/** Active gifts; sold-out ones are shown as such, since they may come back. */
function offeredGifts(): Promise<Gift[]> {
  const now = new Date();
  return Gift.findAll({
    where: {
      is_active: true,
      date_start: { [Op.or]: [null, { [Op.lte]: now }] },
      date_end: { [Op.or]: [null, { [Op.gt]: now }] },
    },
    order: ['price_bonus', 'id'],
  });
}

async function ownCounts(key: string | null): Promise<Map<number, number>> {
  if (key === null) return new Map();
  const where = { bonus_key: await keysBeside(key), status: [...liveGiftOrders] };
  const orders = await GiftOrder.findAll({ where, attributes: ['gift_id'] });
  const counts = new Map<number, number>();
  for (const { gift_id } of orders) counts.set(gift_id, (counts.get(gift_id) ?? 0) + 1);
  return counts;
}

const readOrder = (id: number, transaction: Transaction): Promise<GiftOrder> =>
  GiftOrder.findByPk(id, { include: withGift, rejectOnEmpty: true, transaction });

/** Locks it until the transaction ends. */
async function ownOrder(actor: SignedInIndividual, id: number, transaction: Transaction): Promise<GiftOrder> {
  const lock = { level: transaction.LOCK.NO_KEY_UPDATE, of: GiftOrder };
  const where = { id, ...owned(actor) };
  const order = await GiftOrder.findOne({ where, include: withGift, lock, transaction });
  if (!order) throw notFound('Заказ подарка не найден');
  return order;
}
