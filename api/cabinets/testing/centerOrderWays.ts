import type { Center } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { type CenterWay, type Id, of } from './centerWay.ts';

const awaiting = async ({ id }: Center) => {
  const prod = await buildProd({ center_id: id, requires_confirmation: true });
  return buildOrder({
    prod,
    status: 'CREATED',
    paid_sum: prod.price,
    checks: [{ kind: 'SEAT', is_done: false }],
  });
};
const booked = async ({ id }: Center) => {
  const prod = await buildProd({ center_id: id });
  await buildOrder({ prod, status: 'CONFIRMED' });
  return prod;
};
const sold = async ({ id }: Center) =>
  buildOrder({ prod: await buildProd({ center_id: id }), status: 'CONFIRMED' });
const seat = async ({ id }: Center): Promise<Id[]> => {
  const order = await buildOrder({ prod: await buildProd({ center_id: id }), status: 'CONFIRMED' });
  return [order.id, order.participants[0]?.id ?? 0];
};
/** The calls of a member about the orders of his centre and about those who come. */
export const orderWays: Readonly<Record<string, CenterWay>> = {
  'post /centersOrders/:id/confirm_seat': of('orders.confirm', awaiting),
  'post /centersOrders/:id/reject': of('orders.reject', awaiting, { reason: 'Мест нет' }),
  'post /centersOrders/:id/participants/:participant/replace': {
    ...{ right: 'participants.replace', build: seat },
    body: {
      ...{ last_name: 'Новикова', first_name: 'Зоя', email: 'zoya-novikova@test.local' },
      consent: { text_version: '2026-11-20-others' },
    },
  },
  'get /centersOrders/:id/move': of('orders.move', sold),
  'post /centersOrders/:id/move': of('orders.move', sold, { prod_id: 999_999_999, expected_total: 1 }),
  'post /partner/courses/:id/messages': of('messages.send', booked, {
    ...{ subject: 'Что взять с собой', text: 'Возьмите халат и сменную обувь.' },
  }),
};
