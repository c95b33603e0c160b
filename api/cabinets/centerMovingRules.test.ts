import type { Booking, CenterOrders, OrderView } from '@odonta/api/contract';
import { Center, LegalUser, Letter, Order, ProdPrice, Refund, StatusChange } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildLegalMember, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { legalAccounts } from '../identity/sessions/accountKinds.ts';
import { newPerson, orderOf, payOn } from '../testing/cardPayments.ts';
import { useApi } from '../testing/useApi.ts';
import { useMovingWorld } from './testing/movingWorld.ts';

const toManager = /обратитесь к менеджеру$/;

describe('a centre moves no order by itself', () => {
  const api = useApi();
  const { world, course, paid, look, move } = useMovingWorld(api);
  before(async () => {
    await buildPlatformRequisites();
  });
  afterEach(() => expect(api.errors).to.deep.equal([]));

  const listed = async ({ id }: { id: number }) => {
    const { body } = await api.call<CenterOrders>('get', '/centersOrders', { token: world.token });
    return body.message.orders.find((order) => order.id === id);
  };
  const refused = (answer: { status: number; body: { message: unknown } }) => {
    expect(answer.status).to.equal(409);
    expect(answer.body.message).to.match(toManager);
  };

  /** A company with so much credit, roubles, and its order of one place. */
  const ofCompany = async (credit: number) => {
    const member = await buildLegalMember({ role: 'OWNER' });
    await LegalUser.update(
      { credit_limit: credit * 100, payment_days: 30 },
      { where: { id: member.legal_user_id } },
    );
    await api.given(() => Center.update({ is_sell_entities: true }, { where: { id: world.here.center_id } }));
    const contact = newPerson();
    const { status, body, text } = await api.call<Booking>('post', '/pay/createPayInn', {
      token: await api.tokenOf(member, legalAccounts),
      body: {
        ...{ prod_id: world.here.id, participants: [contact], contact, method: 'INVOICE', consent: true },
      },
    });
    expect(status, text).to.equal(201);
    return { order: await Order.findByPk(body.message.order.id, { rejectOnEmpty: true }), member };
  };

  it('that is on the credit of a company, whatever the price there', async () => {
    const { order } = await ofCompany(90_000);
    expect(order).to.include({ status: 'CONFIRMED', debt: 1_000_000 });
    const [cheap, dear] = [await course(), await course({ price: 5_000_000 })];
    expect(await listed(order)).to.include({ may_move: false });
    expect((await listed(order))?.not_moved_because).to.match(toManager);
    for (const answer of [await look(order), await look(order, dear), await move(order, dear, 50_000)])
      refused(answer);
    refused(await move(order, cheap, 8000));
    expect(await order.reload()).to.include({ status: 'CONFIRMED', debt: 1_000_000 });
  });

  it('that is billed, to a dearer course or onto a credit that has been granted since', async () => {
    const { order, member } = await ofCompany(0);
    expect(order).to.include({ status: 'PREPARE', debt: 0 });
    const [cheap, dear] = [await course(), await course({ price: 1_100_000 })];
    expect(await listed(order)).to.include({ may_move: true, not_moved_because: null });
    refused(await move(order, dear, 11_000));
    await LegalUser.update({ credit_limit: 9_000_000 }, { where: { id: member.legal_user_id } });
    refused(await move(order, cheap, 8000));
    await LegalUser.update({ credit_limit: 0 }, { where: { id: member.legal_user_id } });
    expect((await move(order, cheap, 8000)).status).to.equal(201);
  });

  it('with a place for a student, nor to where its participant would be one', async () => {
    await api.given(() =>
      ProdPrice.create({ prod_id: world.here.id, type: 'student', price: 600_000, sort: 0, seats_limit: 3 }),
    );
    const contact = newPerson();
    const booked = async (is_student: boolean) => {
      const someone = newPerson();
      const body = {
        prod_id: world.here.id,
        participants: [{ ...someone, is_student }],
        contact,
        consent: true,
      };
      const answer = await api.call<Booking>('post', '/pay/createPayment', { body: { ...body, bonuses: 0 } });
      expect(answer.status, answer.text).to.equal(201);
      // One who has paid waits for his paper, and is moved by nobody.
      if (!is_student) await payOn(answer.body.message.url ?? '');
      return orderOf(api.call, answer.body.message.order.token);
    };
    const there = await course();
    const student: OrderView = await booked(true);
    expect(await listed(student)).to.include({ may_move: false });
    for (const answer of [await look(student), await move(student, there, 8000)]) refused(answer);
    const plain = await booked(false);
    await Order.sequelize?.query('update order_participants set is_student = true where order_id = :id', {
      replacements: { id: plain.id },
    });
    const forStudents = await course();
    await api.given(() =>
      ProdPrice.create({ prod_id: forStudents.id, type: 'student', price: 500_000, sort: 0, seats_limit: 3 }),
    );
    refused(await move(plain, forStudents, 5000));
    expect((await move(plain, there, 8000)).status).to.equal(201);
  });

  it('more than twice a day, however it is called by then', async () => {
    const order = await paid(1);
    const courses = [await course(), await course(), await course()];
    let now: { id: number } = order;
    for (const there of courses.slice(0, 2)) {
      const { status, body } = await move(now, there, 8000);
      expect(status).to.equal(201);
      now = body.message;
    }
    const [, , third] = courses;
    if (!third) throw new Error('three courses were built');
    for (const answer of [await look(now), await move(now, third, 8000)]) refused(answer);
    const record_id = order.id;
    await StatusChange.update({ created_at: inDays(-2) }, { where: { record_id, move: 'move' } });
    expect((await move(now, third, 8000)).status).to.equal(201);
  });

  it('with a large difference paid out before somebody has approved of it', async () => {
    const order = await paid(1);
    const there = await course({ price: 100_000 });
    expect((await look(order, there)).body.message.preview).to.include({ back: 9000, is_back_asked: true });
    expect((await move(order, there, 1000)).status).to.equal(201);
    const refund = await Refund.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
    expect(refund).to.include({ status: 'PREPARE', is_auto: false, requested_sum: 900_000 });
    expect(refund).to.include({ asked_kind: 'CENTER' });
  });

  it('without the right to all of the money, which its page and letters name until the course begins', async () => {
    const order = await paid(1);
    const soon = await course({ date_start: inDays(5), price: 1_000_000 });
    const begins = Math.floor((soon.date_start?.getTime() ?? 0) / 1000);
    expect((await look(order, soon)).body.message.preview).to.include({ full_refund_until: begins });
    const { id } = (await move(order, soon, 10_000)).body.message;
    const moved = await Order.findByPk(id, { rejectOnEmpty: true });
    expect((await orderOf(api.call, moved.token)).changed).to.deep.equal({ changes: [], until: begins });
    const where = { kind: 'order_moved', record_id: id };
    const letter = await Letter.findOne({ where, rejectOnEmpty: true });
    expect(letter.text).to.include('до начала курса').and.include('вернём всю сумму');
  });
});
