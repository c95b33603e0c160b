import type { StaffManagerRequest, StaffOrder } from '@odonta/api/contract';
import { Letter, ManagerRequest, Order, SeatPool } from '@odonta/db/models';
import { buildCenter, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('an order from a request', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');
  const colleague = useStaff(api, 'MANAGER');

  const sold = () =>
    api.given(async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      return buildProd({ center_id: center.id, price: 1_000_000, seats_total: 9 });
    });
  const book = (prod_id: number, from_request_id: unknown, token = manager.token) =>
    api.call<StaffOrder>('post', '/adm/orders', {
      token,
      body: {
        ...{ prod_id, from_request_id, last_name: 'Звонкова', first_name: 'Анна', phone: '89123456789' },
        ...{ is_double: true, consent_by_phone: true, participants: [{}] },
      },
    });
  const requested = (given: Parameters<typeof buildManagerRequest>[0] = {}) => buildManagerRequest(given);
  const ordersOf = (prod_id: number) => Order.count({ where: { prod_id } });

  it('closes the request, and each leads to the other', async () => {
    const prod = await sold();
    const { id } = await requested({ prod_id: prod.id });
    const { status, body } = await book(prod.id, id);
    expect(status, JSON.stringify(body)).to.equal(201);
    expect(body.message.request_id).to.equal(id);
    const request = await ManagerRequest.findByPk(id, { rejectOnEmpty: true });
    expect(request).to.include({ status: 'CONFIRMED', result: 'BOOKED', manager_id: manager.user.id });
    expect(request.order_id).to.equal(body.message.id);
    expect(await Letter.count({ where: { resource: 'manager_requests', record_id: id } })).to.equal(0);
    const shown = await api.call<StaffManagerRequest>('get', `/adm/manager_requests/${id}`, {
      token: manager.token,
    });
    const { id: orderId, number } = body.message;
    expect(shown.body.message.order).to.deep.equal({ id: orderId, number });
  });

  it('is not made from a request that is closed, of a colleague, or unknown, and keeps no seat', async () => {
    const prod = await sold();
    const closed = await requested({ status: 'REJECTED' });
    const foreign = await requested({ manager_id: colleague.user.id });
    for (const id of [closed.id, foreign.id, 999_999_999])
      expect((await book(prod.id, id)).status).to.equal(409);
    for (const id of ['1; drop', -1, 1.5]) expect((await book(prod.id, id)).status).to.equal(422);
    expect(await ordersOf(prod.id)).to.equal(0);
    const pool = await SeatPool.findOne({ where: { prod_id: prod.id, price_id: null } });
    expect(pool?.taken ?? 0).to.equal(0);
    expect((await ManagerRequest.findByPk(foreign.id))?.status).to.equal('CREATED');
  });

  it('is made once of two at the same time', async () => {
    const prod = await sold();
    const { id } = await requested();
    const statuses = (await Promise.all([book(prod.id, id), book(prod.id, id)])).map(({ status }) => status);
    expect(statuses.sort()).to.deep.equal([201, 409]);
    expect(await ordersOf(prod.id)).to.equal(1);
  });
});
