import type { CenterOrders } from '@odonta/api/contract';
import { Letter, Order, Refund, StatusChange } from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { percentNow } from '../orders/refunds/percentNow.ts';
import { useApi } from '../testing/useApi.ts';
import { useMovingWorld } from './testing/movingWorld.ts';

describe('a centre takes an order to another of its courses', () => {
  const api = useApi({ connection: { pool: 10, acquireMs: 20_000 } });
  const { world, memberAs, course, paid, look: asked, move } = useMovingWorld(api);
  const kindsOf = async (record_id: number) =>
    (await Letter.findAll({ where: { resource: 'orders', record_id }, order: ['id'] })).map(
      ({ kind }) => kind,
    );

  it('with its money: the difference comes back, and for ten days all of it if the buyer leaves', async () => {
    const [there] = [await course(), await course({ seats_total: 1 })];
    const order = await paid(2);
    const { dates, preview } = (await asked(order, there)).body.message;
    expect(dates.map(({ id }) => id)).to.deep.equal([there.id]);
    expect(preview).to.include({ total_before: 20_000, total: 16_000, carried: 16_000, due: 0, back: 4000 });
    expect(preview).to.include({ is_back_asked: false });
    expect((await order.reload()).status, 'a look changes nothing').to.equal('CONFIRMED');
    const { status, body } = await move(order, there, 16_000);
    expect(status).to.equal(201);
    const moved = await Order.findByPk(body.message.id, { rejectOnEmpty: true });
    expect(moved).to.include({ status: 'CONFIRMED', prod_id: there.id, moved_from_id: order.id });
    expect(percentNow(moved)).to.equal(100);
    expect(await order.reload()).to.include({ status: 'CANCELED', cancel_reason: 'MOVED' });
    expect(await Refund.count({ where: { order_id: order.id, reason: 'DATE_CHANGED' } })).to.equal(1);
    expect(await kindsOf(moved.id))
      .to.include('order_moved')
      .and.include('ticket');
    const where = { kind: 'order_moved', record_id: moved.id };
    const letter = await Letter.findOne({ where, rejectOnEmpty: true });
    expect(letter.text).to.include('Запись перенёс учебный центр').and.include('вернём всю сумму');
    const change = await StatusChange.findOne({
      where: { resource: 'orders', record_id: order.id, move: 'move' },
    });
    expect(change?.actor_id).to.be.a('number');
  });

  it('never to a dearer one, to which its buyer has not agreed', async () => {
    const there = await course({ price: 1_500_000 });
    const order = await paid(2);
    for (const answer of [await asked(order, there), await move(order, there, 30_000)])
      expect([answer.status, answer.text]).to.satisfy(
        ([status, text]: [number, string]) => status === 409 && text.includes('Этот курс дороже'),
      );
    expect(await order.reload()).to.include({ status: 'CONFIRMED', paid_sum: 2_000_000 });
    expect(await Order.count({ where: { moved_from_id: order.id } })).to.equal(0);
  });

  it('once, at the price that was seen, and never to the same or a full course', async () => {
    const [there, full] = [await course(), await course({ seats_total: 1 })];
    const order = await paid(2);
    expect((await move(order, there, 15_000)).body.code).to.equal('PRICE_CHANGED');
    expect((await move(order, full, 16_000)).status).to.equal(409);
    expect((await move(order, world.here, 20_000)).status).to.equal(422);
    const answers = await Promise.all([move(order, there, 16_000), move(order, there, 16_000)]);
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([201, 409]);
    expect(await Order.count({ where: { moved_from_id: order.id } })).to.equal(1);
  });

  it('not to a course of another centre, nor once it is cancelled', async () => {
    const stranger = await api.given(() => buildCenter());
    const foreign = await course({ center_id: stranger.id });
    const order = await paid(2);
    expect((await move(order, foreign, 16_000)).body.errors).to.have.all.keys('prod_id');
    expect((await asked(order, foreign)).status).to.equal(422);
    expect((await asked(order)).body.message.dates).to.deep.equal([]);
    const there = await course();
    const others = await memberAs('OWNER', stranger.id);
    expect((await move(order, there, 16_000, others)).status).to.equal(404);
    expect((await asked(order, there, others)).status).to.equal(404);
    for (const role of ['EDITOR', 'ACCOUNTANT', 'CHECK_IN'] as const) {
      const by = await memberAs(role);
      expect((await move(order, there, 16_000, by)).status, role).to.equal(403);
      expect((await asked(order, there, by)).status, role).to.equal(403);
      const seen = await api.call<CenterOrders>('get', '/centersOrders', { token: by });
      expect(
        seen.body.message.orders.some(({ may_move }) => may_move),
        role,
      ).to.equal(false);
    }
    expect((await move(order, there, 16_000)).status).to.equal(201);
    expect((await move(order, there, 16_000)).body.code).to.equal('TRANSITION_NOT_ALLOWED');
    expect((await asked(order)).body.message.dates).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
