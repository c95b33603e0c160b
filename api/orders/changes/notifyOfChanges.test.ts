import type { OrderView, RefundQuote } from '@odonta/api/contract';
import { Letter, Order, type Prod, ProdChange } from '@odonta/db/models';
import { buildCity, buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { aheadOf } from '../../cabinets/orders.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { notifyOfChanges } from './notifyOfChanges.ts';

const inSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

describe('notices of changed courses', () => {
  const api = useApi();
  const editor = useStaff(api, 'COURSE_EDITOR');
  beforeEach(() => ProdChange.update({ notified_at: new Date() }, { where: { notified_at: null } }));

  const soon = (given: Parameters<typeof buildProd>[0] = {}) =>
    api.given(async () =>
      buildProd({
        type: 4,
        city_id: (await buildCity()).id,
        date_start: inDays(3),
        date_end: inDays(4),
        ...given,
      }),
    );
  const sold = (prod: Prod, given: Parameters<typeof buildOrder>[0] = {}) =>
    api.given(() =>
      buildOrder({ prod, status: 'CONFIRMED', paid_sum: prod.price, total: prod.price, ...given }),
    );
  const edit = async (prod: Prod, body: object) => {
    const answer = await api.call('put', `/adm/prods/${prod.id}`, { token: editor.token, body });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
  };
  const postpone = (prod: Prod, days: number) =>
    edit(prod, { date_start: inSeconds(inDays(days)), date_end: inSeconds(inDays(days + 1)) });
  const lettersOf = ({ id }: Order) =>
    Letter.findAll({
      order: ['id'],
      where: { resource: 'orders', record_id: id, kind: ['course_changed', 'course_changed_participant'] },
    });
  const viewOf = async ({ token }: Order) =>
    (await api.call<OrderView>('get', `/orders/${token}`)).body.message;

  it('a buyer learns of a new date, and gets all of his money back for ten days', async () => {
    const prod = await soon();
    const order = await sold(prod, { created_at: inDays(-5), confirmed_at: inDays(-5) });
    const [{ id } = { id: 0 }] = order.participants;
    const quote = async () =>
      (await api.call<RefundQuote>('get', `/orders/${order.token}/refund?participants=${id}`)).body.message;
    expect((await quote()).percent).to.be.lessThan(100);
    await postpone(prod, 40);
    expect(await notifyOfChanges(0)).to.equal(1);
    const [letter] = await lettersOf(order);
    expect(letter?.text).to.include('Дата перенесена').and.include('вернём всю сумму');
    expect((await quote()).percent).to.equal(100);
    const [ahead] = (await aheadOf({ id: order.id })).courses;
    expect(ahead?.changed?.changes.map(({ kind }) => kind)).to.deep.equal(['date']);
    const { changed, prod: shown } = await viewOf(order);
    expect(changed?.changes.map(({ kind }) => kind)).to.deep.equal(['date']);
    expect(shown.date_start).to.be.closeTo(inSeconds(inDays(40)), 60);
    const asked = await api.call('post', `/orders/${order.token}/refund`, {
      body: { participant_ids: [id] },
    });
    expect(asked.status).to.equal(201);
    await (await order.reload()).update({ full_refund_until: inDays(-1) });
    expect((await viewOf(order)).changed).to.equal(null);
    expect((await aheadOf({ id: order.id })).courses[0]?.changed).to.equal(null);
  });

  it('changes that were taken back, and an added lecturer, are no news', async () => {
    const first = await buildLecturer();
    const prod = await soon({ lecturers: [first], duration_hours: 16 });
    const order = await sold(prod);
    const [was, wasEnd] = [inSeconds(prod.date_start as Date), inSeconds(prod.date_end as Date)];
    await postpone(prod, 40);
    await edit(prod, { date_start: was, date_end: wasEnd });
    await edit(prod, { lecturer_ids: [first.id, (await buildLecturer()).id], address: 'Ленина, 1' });
    await notifyOfChanges(0);
    expect([(await lettersOf(order)).map(({ text }) => text), (await viewOf(order)).changed]).to.deep.equal([
      [],
      null,
    ]);
    await edit(prod, { lecturer_ids: [first.id], duration_hours: 8 });
    await notifyOfChanges(0);
    const letters = await lettersOf(order);
    expect(letters.map(({ kind }) => kind)).to.deep.equal(['course_changed', 'course_changed_participant']);
    for (const { text } of letters) expect(text).to.match(/8\sакадемических часов/);
  });

  it('an order that was placed after the change, and one that has ended, are left alone', async () => {
    const prod = await soon();
    const ended = await sold(prod, { status: 'CANCELED', paid_sum: 0 });
    await postpone(prod, 40);
    const later = await sold(await prod.reload(), { created_at: new Date() });
    await notifyOfChanges(0);
    expect([...(await lettersOf(ended)), ...(await lettersOf(later))]).to.deep.equal([]);
    expect(await ProdChange.count({ where: { prod_id: prod.id, notified_at: null } })).to.equal(0);
  });

  it('an editor who corrects himself within a minute is read once', async () => {
    const [prod, order] = await api.given(async () => {
      const course = await buildProd({ date_start: inDays(3) });
      return [course, await buildOrder({ prod: course, status: 'CONFIRMED' })] as const;
    });
    await edit(prod, { date_start: inSeconds(inDays(40)) });
    expect(await notifyOfChanges(60)).to.equal(0);
    expect(await lettersOf(order)).to.deep.equal([]);
    expect(await notifyOfChanges(0)).to.equal(1);
  });

  it('of five hundred orders each gets one letter, though two nodes write at once', async function () {
    this.timeout(120_000);
    const prod = await soon({ seats_total: null });
    await sold(prod, { email: 'crowd-0@test.local' });
    await multiply(prod, 499);
    await postpone(prod, 40);
    const written = await Promise.all([notifyOfChanges(0), notifyOfChanges(0)]);
    expect(written.reduce((all, each) => all + each)).to.equal(500);
    const letters = await Letter.findAll({
      attributes: ['to'],
      where: { kind: 'course_changed' },
      include: [],
    });
    const crowd = letters.filter(({ to }) => to.startsWith('crowd-')).map(({ to }) => to);
    expect([crowd.length, new Set(crowd).size]).to.deep.equal([500, 500]);
    expect(await Order.count({ where: { prod_id: prod.id, last_change_id: null } })).to.equal(0);
  });

  /** Copies the order of a course, without participants. */
  const multiply = (prod: Prod, times: number) =>
    api.sequelize.query(
      `insert into orders (${copied}, token, email)
       select ${copied}, md5(n::text || random()::text), 'crowd-' || n || '@test.local'
       from orders o, generate_series(1, $2) n where o.prod_id = $1`,
      { bind: [prod.id, times], type: QueryTypes.INSERT },
    );

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

const copied = [
  ...['prod_id', 'center_id', 'buyer_kind', 'last_name', 'first_name', 'phone', 'participation', 'count'],
  ...[
    'subtotal',
    'total',
    'paid_sum',
    'payment_method',
    'payment_kind',
    'status',
    'refund_policy',
    'snapshot',
  ],
  ...['created_at', 'confirmed_at'],
].join();
