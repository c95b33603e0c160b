import type { CenterOrders } from '@odonta/api/contract';
import {
  AuditEntry,
  type Center,
  CheckIn,
  Consent,
  Letter,
  type Order,
  OrderParticipant,
  SeatTake,
} from '@odonta/db/models';
import {
  buildCenter,
  buildLegalMember,
  buildPartner,
  buildProd,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { useApi } from '../testing/useApi.ts';

describe('a centre replaces a participant', () => {
  const api = useApi({ connection: { pool: 10, acquireMs: 20_000 } });
  let center: Center;
  let token: string;
  beforeEach(async () => {
    center = await buildCenter();
    token = await memberAs('ORDERS');
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const sold = (course: object = {}, given: object = {}): Promise<Order> =>
    api.given(async () => {
      const prod = await buildProd({ center_id: center.id, date_start: inDays(10), ...course });
      return buildOrder({ prod, status: 'CONFIRMED', people: 2, ...given });
    });
  let number = 0;
  const somebody = () => {
    number += 1;
    return { last_name: 'Новикова', first_name: 'Зоя', email: `new${number}@test.local`, consent };
  };
  const consent = { text_version: '2026-11-20-others' };
  const seatOf = (order: Order, index = 0) => order.participants[index]?.id ?? 0;
  const replace = (order: Order, body: object = somebody(), by = token, seat = seatOf(order)) =>
    api.call<{ id: number }>('post', `/centersOrders/${order.id}/participants/${seat}/replace`, {
      token: by,
      body,
    });
  const list = async (by = token) =>
    (await api.call<CenterOrders>('get', '/centersOrders', { token: by })).body.message.orders;

  it('by the same rules as staff: the seat and its price pass, and everybody concerned hears of it', async () => {
    const order = await sold();
    const [was] = order.participants;
    expect((await list())[0]?.replaceable.map(({ id }) => id)).to.deep.equal(
      order.participants.map(({ id }) => id),
    );
    const person = somebody();
    const { status, body } = await replace(order, person);
    expect(status).to.equal(200);
    const now = await OrderParticipant.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(now).to.include({ email: person.email, unit_price: was?.unit_price, is_live: true });
    expect(await SeatTake.count({ where: { participant_id: now.id, released_at: null } })).to.equal(1);
    const letters = await Letter.findAll({
      where: { resource: 'orders', record_id: order.id },
      order: ['kind'],
    });
    expect(letters.map(({ kind, to }) => [kind, to])).to.deep.equal([
      ['participant_replaced', order.email],
      ['replaced', was?.email],
      ['ticket', person.email],
    ]);
    expect(letters[0]?.text).to.include('Новикова Зоя');
    const where = { action: 'replace', resource: 'participants', record_id: String(was?.id) };
    expect((await AuditEntry.findOne({ where }))?.actor_roles).to.not.equal(undefined);
    const given = { form: 'center_replacement', email: person.email };
    expect(await Consent.count({ where: given })).to.equal(1);
  });

  it('once: of two at the same moment one is refused', async () => {
    const order = await sold();
    const answers = await Promise.all([replace(order), replace(order)]);
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([200, 409]);
    expect(await OrderParticipant.count({ where: { order_id: order.id, is_live: true } })).to.equal(2);
  });

  it('three times a day at one place', async () => {
    const order = await sold();
    let seat = seatOf(order);
    for (const _ of [1, 2, 3]) {
      const { status, body } = await replace(order, somebody(), token, seat);
      expect(status).to.equal(200);
      seat = body.message.id;
    }
    const fourth = await replace(order, somebody(), token, seat);
    expect(fourth.status).to.equal(409);
    expect(fourth.body.message).to.match(/обратитесь к менеджеру$/);
    expect((await replace(order, somebody(), token, seatOf(order, 1))).status, 'the other place').to.equal(
      200,
    );
  });

  it('unless the company names its people itself, the price was a student’s, or he has come or leaves', async () => {
    const { legal_user_id } = await api.given(() => buildLegalMember({ role: 'OWNER' }));
    const company = { legal_user_id, buyer_kind: 'LEGAL' } as const;
    const unnamed = await sold({}, company);
    const unpaid = await sold({}, { ...company, status: 'PREPARE' });
    const named = { named_at: new Date() };
    await OrderParticipant.update(named, {
      where: { id: [seatOf(unnamed, 1), seatOf(unpaid), seatOf(unpaid, 1)] },
    });
    const nameless = await sold();
    await OrderParticipant.update({ last_name: null }, { where: { id: seatOf(nameless) } });
    for (const order of [unnamed, unpaid, nameless]) {
      const { status, body } = await replace(order);
      expect(status).to.equal(409);
      expect(body.message).to.match(/обратитесь к менеджеру$/);
    }
    const [came, leaving] = [await sold(), await sold()];
    await CheckIn.create({ participant_id: seatOf(came), kind: 'IN' });
    await buildRefund({
      ...{ order_id: leaving.id, status: 'CREATED', policy: 'KEEP', approved_sum: leaving.total / 2 },
      participant_ids: [seatOf(leaving)],
    });
    const shown = new Map(
      (await list()).map(({ id, replaceable }) => [id, replaceable.map((one) => one.id)]),
    );
    expect(shown.get(unpaid.id)).to.deep.equal([]);
    for (const order of [unnamed, nameless, came, leaving])
      expect(shown.get(order.id)).to.deep.equal([seatOf(order, 1)]);
    expect((await replace(unnamed, somebody(), token, seatOf(unnamed, 1))).status).to.equal(200);
  });

  it('and a buyer who was to come himself reads of it once, one without e-mail by a text message', async () => {
    const order = await sold();
    await OrderParticipant.update({ email: order.email }, { where: { id: seatOf(order) } });
    expect((await replace(order)).status).to.equal(200);
    const where = { resource: 'orders', record_id: order.id, to: order.email ?? '' };
    const letters = await Letter.findAll({ where });
    expect(letters.map(({ kind }) => kind)).to.deep.equal(['participant_replaced']);
    const caller = await sold({}, { email: null });
    expect((await replace(caller)).status).to.equal(200);
    const texted = {
      resource: 'orders',
      record_id: caller.id,
      kind: 'participant_replaced',
      to: caller.phone,
    };
    expect(await Letter.count({ where: texted })).to.equal(1);
  });

  it('until the hour that the course names, and not where it allows none', async () => {
    const late = await sold({ date_start: inDays(0.5), replace_hours: 24 });
    const never = await sold({ replace_hours: null });
    const canceled = await sold({}, { status: 'CANCELED' });
    for (const order of [late, never, canceled]) expect((await replace(order)).status).to.equal(409);
    expect((await list()).flatMap(({ replaceable }) => replaceable)).to.deep.equal([]);
    const inTime = await sold({ date_start: inDays(0.5), replace_hours: 1 });
    expect((await replace(inTime)).status).to.equal(200);
  });

  it('with his consent, and by no one who is on the course already', async () => {
    const order = await sold();
    const { consent: _, ...without } = somebody();
    expect(Object.keys((await replace(order, without)).body.errors ?? {})).to.deep.equal(['consent']);
    const nameless = await replace(order, { consent });
    expect(Object.keys(nameless.body.errors ?? {}).toSorted()).to.deep.equal([
      'email',
      'first_name',
      'last_name',
    ]);
    const twice = { ...somebody(), email: order.participants[1]?.email };
    expect((await replace(order, twice)).status).to.equal(409);
    expect(await OrderParticipant.count({ where: { order_id: order.id } })).to.equal(2);
  });

  it('of its own order only, as a member with the right', async () => {
    const order = await sold();
    const stranger = await buildCenter();
    const others = await memberAs('OWNER', stranger);
    expect((await replace(order, somebody(), others)).status).to.equal(404);
    const foreign = await api.given(async () =>
      buildOrder({ prod: await buildProd({ center_id: stranger.id }), status: 'CONFIRMED' }),
    );
    expect(
      (await replace(order, somebody(), token, seatOf(foreign))).status,
      'a seat of another order',
    ).to.equal(404);
    for (const role of ['EDITOR', 'ACCOUNTANT', 'CHECK_IN'] as const) {
      const by = await memberAs(role);
      expect((await replace(order, somebody(), by)).status, role).to.equal(403);
      expect((await list(by)).flatMap(({ replaceable }) => replaceable)).to.deep.equal([]);
    }
    expect(await OrderParticipant.count({ where: { order_id: order.id, state: 'REPLACED' } })).to.equal(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
