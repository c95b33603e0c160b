import type { StaffGiftOrderBody } from '@odonta/api/contract';
import { GiftOrder, Individual } from '@odonta/db/models';
import { giftDeliveries } from '@odonta/db/vocabulary/loyalty/gifts/gift.ts';
import { addressRequired } from '@odonta/db/vocabulary/loyalty/gifts/giftOrderForm.ts';
import {
  deletableGiftOrders,
  giftOrderLifecycle,
} from '@odonta/db/vocabulary/loyalty/gifts/giftOrderLifecycle.ts';
import { maskText, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { contact } from '../../orders/orders.filters.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { type ActionContext, defineResource } from '../../platform/kit/resource.ts';
import { byCode, byId, since, until } from '../../platform/lists/filters.ts';
import { expireGiftOrders } from '../gifts/expire.ts';
import { lockReturned } from '../gifts/locking.ts';
import { orderGift } from '../gifts/ordering.ts';
import { presentGiftOrders } from './giftOrders.presenter.ts';
import { type GiftOrderEdit, giftOrderByStaff, giftOrderEdit, issuing } from './giftOrders.schema.ts';
import { cancelGift, issueGift, rejectGift } from './giftOrders.transitions.ts';

export const giftOrdersForStaff = defineResource({
  name: 'gift_orders',
  audience: staffAudience,
  model: GiftOrder,
  rows: () => ({}),
  present: presentGiftOrders,
  personal: {
    ...personMasks,
    address: maskText,
    // The holder of the code has the gift, and the tracking number shows its destination.
    issued_code: maskText,
    tracking: maskText,
  },
  searched: {
    title: ['gift_name'],
    detail: ['last_name', 'email', 'phone'],
    words: ['gift_name', 'last_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  },
  list: {
    allow: 'gift_orders.list',
    filters: {
      id: byId(),
      q: contact('gift_name', 'last_name', 'email', 'phone'),
      status: byCode('status', requestStatusesOfHim),
      gift_id: byId('gift_id'),
      individual_id: byId('individual_id'),
      client: ofClient('gift_orders', { phone: 'phone', individual: 'individual_id' }),
      delivery_kind: byCode('delivery_kind', giftDeliveries),
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'expires_at', 'gift_name', 'price_bonus', 'status'],
    facets: ['status'],
  },
  read: { allow: 'gift_orders.show' },
  create: { allow: 'gift_orders.create', body: giftOrderByStaff, run: orderForClient },
  update: {
    allow: 'gift_orders.edit',
    body: giftOrderEdit,
    run: async ({ row, body }) => correct(row, body),
  },
  remove: { allow: 'gift_orders.delete', run: async ({ row }) => refuseUnlessUnissued(row) },
  export: {
    allow: 'gift_orders.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => requestStatusesOfHim[status].label },
      'gift_name',
      'price_bonus',
      { field: 'delivery_kind', value: ({ delivery_kind }) => giftDeliveries[delivery_kind] },
      'last_name',
      'first_name',
      { field: 'phone', value: ({ phone }) => formatPhone(phone) },
      'email',
      'address',
      'tracking',
    ],
  },
  lifecycle: giftOrderLifecycle,
  transitions: {
    confirm: staffTransition(GiftOrder, issuing, {
      allow: 'gift_orders.confirm',
      run: ({ row, body, transaction }) => issueGift(row, body, transaction),
    }),
    reject: {
      allow: 'gift_orders.reject',
      lock: lockReturned,
      run: ({ row, reason, transaction }) => rejectGift(row, reason, transaction),
    },
    cancel: {
      allow: 'gift_orders.cancel',
      lock: lockReturned,
      run: ({ row, transaction }) => cancelGift(row, transaction),
    },
    lapse: 'notOfStaff',
  },
  refersTo: [
    {
      of: 'individuals',
      column: 'individual_id',
      counted: ['заказ подарка', 'заказа подарков', 'заказов подарков'],
    },
  ],
  schedule: [{ name: 'expire_gift_orders', every: 'minute', work: expireGiftOrders }],
});

/** For a client on the phone, with the bonuses of his cabinet. */
async function orderForClient({
  body,
  transaction,
}: ActionContext<SignedInUser, StaffGiftOrderBody>): Promise<GiftOrder> {
  const { gift_id, individual_id, address, ...given } = body;
  const buyer = await Individual.findByPk(individual_id, { transaction });
  if (!buyer || buyer.status === 'BLOCKED') throw invalid({ individual_id: 'Такого покупателя нет' });
  return orderGift(buyer, { gift_id, contact: given, address }, transaction);
}

function refuseUnlessUnissued({ status }: GiftOrder): void {
  if (!deletableGiftOrders.includes(status))
    throw conflict('Удалить можно только отклонённый или отменённый заказ подарка: сначала отмените его');
}

function correct(row: GiftOrder, { phone, ...body }: Partial<GiftOrderEdit>): void {
  if (row.status !== 'CREATED') throw conflict('Заказ уже закрыт: менять получателя поздно');
  row.set({ ...body, ...(phone !== undefined && { phone: normalPhone(phone) }) });
  if (row.delivery_kind === 'POST' && !row.address) throw invalid({ address: addressRequired });
}
