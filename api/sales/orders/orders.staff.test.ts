import type { StaffOrder } from '@odonta/api/contract';
import { AuditEntry, Consent, Order, OrderParticipant, SeatPool } from '@odonta/db/models';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('orders for staff', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');

  const sold = (given: Parameters<typeof buildProd>[0] = {}) =>
    api.given(async () => {
      const center = await buildCenter({ is_sell_individuals: true, is_sell_entities: true });
      return buildProd({ center_id: center.id, ...given });
    });
  const call = <Message = StaffOrder>(method: string, path: string, body?: object, token = manager.token) =>
    api.call<Message>(method, `/adm/orders${path}`, { token, body });
  const listed = async (filter: object, token = manager.token) =>
    (
      await call<StaffOrder[]>(
        'get',
        `?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        undefined,
        token,
      )
    ).body.message;
  const takenOf = async (prod_id: number) =>
    (await SeatPool.findOne({ where: { prod_id, price_id: null }, rejectOnEmpty: true })).taken;
  const client = {
    last_name: 'Звонкова',
    first_name: 'Анна',
    phone: '8 (912) 345-67-89',
    email: 'Ring@test.local',
    consent_by_phone: true,
  };
  const asked = (prod_id: number) => ({
    prod_id,
    ...client,
    participants: [{ last_name: 'Звонкова', first_name: 'Анна', email: 'ring@test.local' }],
  });

  it('staff book an order for a client, reserved for a day and assigned to its author', async () => {
    const prod = await sold({ price: 1_000_000, seats_total: 3 });
    const { status, body } = await call('post', '', asked(prod.id));
    expect(status, JSON.stringify(body)).to.equal(201);
    const order = body.message;
    expect(order).to.deep.include({
      status: 'PREPARE',
      buyer_kind: 'STAFF',
      total: 10_000,
      manager_id: manager.user.id,
      created_by: manager.user.id,
      email: 'ring@test.local',
      phone: '+79123456789',
    });
    expect((order.expires_at ?? 0) - Date.now() / 1000).to.be.within(86_390, 86_401);
    expect(await takenOf(prod.id)).to.equal(1);
    expect(await Consent.count({ where: { purpose: 'ORDER', form: 'phone' } })).to.equal(1);
    const journal = await AuditEntry.findAll({
      where: { resource: 'orders', record_id: String(order.id), action: 'create' },
    });
    expect(journal).to.have.length(1);
    expect(JSON.stringify(journal[0]?.changes)).to.not.contain('345-67-89"]');
  });

  it('a repeated call books once', async () => {
    const { id } = await sold({ price: 100_000 });
    const body = { ...asked(id), is_double: true };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const send = () => api.call<StaffOrder>('post', '/adm/orders', { token: manager.token, body, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.body.message.id]).to.deep.equal([201, first.body.message.id]);
    expect(await Order.count({ where: { prod_id: id } })).to.equal(1);
  });

  it('a person is booked twice only where staff says that they are two', async () => {
    const prod = await sold({ price: 100_000 });
    expect((await call('post', '', asked(prod.id))).status).to.equal(201);
    expect((await call('post', '', asked(prod.id))).status).to.equal(409);
    expect((await call('post', '', { ...asked(prod.id), is_double: true })).status).to.equal(201);
  });

  it('staff book only with the consent of the client', async () => {
    const prod = await sold();
    const { consent_by_phone: _said, ...silent } = asked(prod.id);
    const { status, body } = await call('post', '', silent);
    expect([status, Object.keys((body as never as { errors: object }).errors)]).to.deep.equal([
      422,
      ['consent_by_phone'],
    ]);
  });

  it('orders are found by number, name, e-mail and phone however it is written', async () => {
    const order = await buildOrder({ last_name: 'Находкина', phone: '+79161234567' });
    for (const q of [order.number, 'находк', order.email ?? '', '8 (916) 123-45-67', '+7 916 123 45 67'])
      expect(
        (await listed({ q })).map(({ id }) => id),
        q,
      ).to.include(order.id);
    expect((await listed({ number: order.number, status: ['PREPARE'] })).map(({ id }) => id)).to.deep.equal([
      order.id,
    ]);
  });

  it('that nobody has confirmed in time are told apart', async () => {
    const deadline = (hours: number) => ({
      status: 'CREATED' as const,
      confirm_deadline: new Date(Date.now() + hours * 3_600_000),
    });
    const [late, early] = [await buildOrder(deadline(-1)), await buildOrder(deadline(1))];
    const ids = (await listed({ is_overdue: true })).map(({ id }) => id);
    expect(ids).to.include(late.id).and.not.include(early.id);
    expect((await call('get', `/${late.id}`)).body.message.is_overdue).to.equal(true);
  });

  it("an accountant sees neither contacts nor the buyer's link", async () => {
    const { token } = await api.staff('BOOKKEEPER');
    const order = await buildOrder({ last_name: 'Тайнова', phone: '+79167654321' });
    const { message } = (await call('get', `/${order.id}`, undefined, token)).body;
    expect(message).to.include({ first_name: '***', phone: '+7 *** ***-43-21' });
    expect(JSON.stringify(message)).to.not.include(order.token);
    expect(await listed({ q: order.email }, token)).to.deep.equal([]);
    expect((await call('post', `/${order.id}/cancel`, { cancel_reason: 'CLIENT' }, token)).status).to.equal(
      403,
    );
  });

  it('the last passed check confirms a paid order', async () => {
    const order = await buildOrder({
      status: 'CREATED',
      total: 0,
      checks: [
        { kind: 'SEAT', is_done: false },
        { kind: 'STUDENT_DOC', is_done: false },
      ],
    });
    const { body } = await call('post', `/${order.id}/confirm_seat`);
    expect(body.message.status).to.equal('CREATED');
    expect(body.message.available_transitions.map(({ name }) => name)).to.deep.equal([
      'confirm_student',
      'reject',
      'cancel',
      'resend',
    ]);
    expect((await call('post', `/${order.id}/confirm_seat`)).status).to.equal(409);
    const confirmed = (await call('post', `/${order.id}/confirm_student`)).body.message;
    expect(confirmed.status).to.equal('CONFIRMED');
    expect(confirmed.history.map(({ move, to }) => [move, to])).to.deep.equal([
      ['confirm_seat', 'CREATED'],
      ['confirm_student', 'CONFIRMED'],
    ]);
  });

  it('a rejected or cancelled order returns its seats and has a reason', async () => {
    const prod = await sold({ seats_total: 5 });
    const [created, locked] = await api.given(async () => [
      await buildOrder({ prod, people: 2, status: 'CREATED', checks: [{ kind: 'SEAT', is_done: false }] }),
      await buildOrder({ prod }),
    ]);
    expect((await call('post', `/${created.id}/reject`, {})).status).to.equal(422);
    const rejected = (await call('post', `/${created.id}/reject`, { reason: 'Группа набрана' })).body.message;
    expect(rejected).to.include({ status: 'REJECTED', reason_comment: 'Группа набрана' });
    expect(await takenOf(prod.id)).to.equal(1);
    expect((await call('post', `/${locked.id}/cancel`, {})).status).to.equal(422);
    const canceled = await call('post', `/${locked.id}/cancel`, {
      cancel_reason: 'DUPLICATE',
      reason: 'Дважды',
    });
    expect(canceled.body.message).to.include({ status: 'CANCELED', cancel_reason: 'DUPLICATE' });
    expect([
      await takenOf(prod.id),
      await OrderParticipant.count({ where: { prod_id: prod.id, is_live: true } }),
    ]).to.deep.equal([0, 0]);
  });

  it('a manager of some centres books their courses only', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const center = await buildCenter({ manager_id: keeper.user.id, is_sell_individuals: true });
    const [own, foreign] = await api.given(async () => [
      await buildProd({ center_id: center.id }),
      await buildProd(),
    ]);
    expect((await call('post', '', asked(foreign.id), keeper.token)).status).to.equal(403);
    expect((await call('post', '', asked(own.id), keeper.token)).status).to.equal(201);
    expect(await Order.count({ where: { prod_id: foreign.id } })).to.equal(0);
  });

  it('staff edit the contact, the manager and the note of an order, and nothing else', async () => {
    const order = await buildOrder();
    const given = { phone: '8 900 111-22-33', comment_internal: 'Перезвонить', manager_id: manager.user.id };
    const { body } = await call('put', `/${order.id}`, given);
    expect(body.message).to.include({ phone: '+79001112233', manager_name: manager.user.name });
    expect((await call('put', `/${order.id}`, { total: 1 })).status).to.equal(422);
    expect((await call('put', `/${order.id}`, { status: 'CONFIRMED' })).status).to.equal(422);
    const partner = await api.given(async () => (await api.staff()).user);
    await partner.update({ is_partner: true });
    expect((await call('put', `/${order.id}`, { manager_id: partner.id })).status).to.equal(422);
  });
});
