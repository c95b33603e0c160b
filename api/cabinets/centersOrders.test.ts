import type { CenterOrder, CenterOrders } from '@odonta/api/contract';
import { type Center, type Order, SeatTake } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { useApi } from '../testing/useApi.ts';

describe('orders in the cabinet of a centre', () => {
  const api = useApi();
  let center: Center;
  beforeEach(async () => {
    center = await buildCenter();
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const asked = (of = center): Promise<Order> =>
    api.given(async () => {
      const prod = await buildProd({ center_id: of.id, price: 1_000_000, requires_confirmation: true });
      const paid_sum = 1_000_000;
      return buildOrder({ prod, status: 'CREATED', paid_sum, checks: [{ kind: 'SEAT', is_done: false }] });
    });
  const list = async (token: string, query = '') =>
    (await api.call<CenterOrders>('get', `/centersOrders${query}`, { token })).body.message;
  const move = (token: string, { id }: { id: number }, name: string, body: object = {}) =>
    api.call<CenterOrder>('post', `/centersOrders/${id}/${name}`, { token, body });

  it('the clerk of the centre confirms an order, and nothing more is asked', async () => {
    const order = await asked();
    const token = await memberAs('ORDERS');
    const { orders, total } = await list(token, '?status=CREATED');
    const open = orders[0]?.available_transitions.map(({ name, needs_reason }) => [name, needs_reason]);
    expect([total, open]).to.deep.equal([
      1,
      [
        ['confirm_seat', false],
        ['reject', true],
      ],
    ]);
    expect(orders[0]?.contact.phone).to.equal(order.phone);
    const { status, body } = await move(token, order, 'confirm_seat');
    expect([status, body.message.status, body.message.available_transitions]).to.deep.equal([
      200,
      'CONFIRMED',
      [],
    ]);
    expect((await move(token, order, 'confirm_seat')).status).to.equal(409);
  });

  it('a rejected order has a reason and frees its seat', async () => {
    const order = await asked();
    const token = await memberAs('OWNER');
    expect((await move(token, order, 'reject')).body.errors).to.deep.equal({ reason: 'Напишите причину' });
    expect((await move(token, order, 'reject', { reason: 'Курс перенесён' })).body.message.status).to.equal(
      'REJECTED',
    );
    const where = { participant_id: order.participants[0]?.id, released_at: null };
    expect(await SeatTake.count({ where })).to.equal(0);
  });

  it('an accountant sees orders without contacts and cannot change them', async () => {
    const order = await asked();
    const token = await memberAs('ACCOUNTANT');
    const { orders } = await list(token);
    expect(orders[0]).to.deep.include({ available_transitions: [], participants: ['Слушателева Н.'] });
    expect(JSON.stringify(orders)).to.not.include(order.phone).and.not.include(order.email);
    expect((await move(token, order, 'confirm_seat')).status).to.equal(403);
  });

  for (const role of ['EDITOR', 'CHECK_IN'] as const)
    it(`orders are hidden from ${role} and from another centre`, async () => {
      const order = await asked();
      const tokens = [await memberAs(role), await memberAs('OWNER', await buildCenter())];
      for (const token of tokens) {
        expect((await list(token)).total).to.equal(0);
        for (const name of ['confirm_seat', 'reject'])
          expect(
            (await move(token, order, name, name === 'reject' ? { reason: 'Причина' } : {})).status,
          ).to.equal(404);
      }
    });
});
