import type { CenterFunnel, FunnelWeek } from '@odonta/api/contract';
import { type Center, Favourite, type Prod, ProdViews } from '@odonta/db/models';
import { buildCenter, buildIndividual, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { FunnelCounts } from '@odonta/db/vocabulary/catalog/funnel.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { shiftedWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const thisWeek = weekOf(new Date());
/** A moment of a week, by its weekday from Monday and its hour in Moscow. */
const at = (week: string, day: number, hours: number) =>
  new Date(Date.parse(week) + (day * 24 + hours - 3) * 3_600_000);

describe('the funnel of the courses of a centre', () => {
  const api = useApi();
  let center: Center;
  let prod: Prod;
  let token: string;

  beforeEach(async () => {
    await ProdViews.destroy({ where: {} });
    center = await buildCenter();
    prod = await buildProd({ center_id: center.id, name: 'Курс по эндодонтии' });
    token = await memberAs('OWNER');
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const read = async (query = '', as = token) =>
    (await api.call<CenterFunnel>('get', `/partner/funnel${query}`, { token: as })).body.message;
  const countsOf = ({ courses: [course] }: CenterFunnel): FunnelCounts | undefined => course?.counts;
  const see = (week: string, counts: object, of = prod) =>
    ProdViews.create({ prod_id: of.id, week, ...counts });

  it('each step is counted from the tables, in the chosen weeks alone', async () => {
    await see(shiftedWeek(thisWeek, -3), { shown: 100, opened: 20, forms: 5 });
    await see(thisWeek, { shown: 50, opened: 10, forms: 4 });
    await see(shiftedWeek(thisWeek, -4), { shown: 1000, opened: 1000, forms: 1000 });
    const { id: individual_id } = await buildIndividual();
    await Favourite.create({ individual_id, prod_id: prod.id, uid: Date.now(), price: 100 });
    await buildOrder({ prod, status: 'CONFIRMED' });
    await buildOrder({ prod, status: 'REFUNDED' });
    await buildOrder({ prod });
    await buildOrder({ prod, status: 'CONFIRMED', created_at: at(shiftedWeek(thisWeek, -4), 2, 12) });
    const funnel = await read('?weeks=4');
    expect(countsOf(funnel)).to.deep.equal({
      ...{ shown: 150, opened: 30, favourites: 1, forms: 9 },
      ...{ orders: 3, paid: 2 },
    });
    expect(funnel).to.include({ total: 1, since: shiftedWeek(thisWeek, -3), is_whole_span: true });
    expect(funnel.sum).to.deep.equal(countsOf(funnel));
    expect(countsOf(await read('?weeks=12'))).to.include({ shown: 1150, orders: 4 });
  });

  it('orders of staff, moved ones and lessons are no orders of the form, and a free one is paid once confirmed', async () => {
    await see(thisWeek, { shown: 1 });
    const first = await buildOrder({ prod });
    await buildOrder({ prod, buyer_kind: 'STAFF', status: 'CONFIRMED' });
    await buildOrder({ prod, moved_from_id: first.id, status: 'CONFIRMED' });
    await buildOrder({ prod, lesson_from: new Date(), lesson_to: new Date(Date.now() + 3_600_000) });
    await buildOrder({ prod, total: 0, subtotal: 0 });
    await buildOrder({ prod, total: 0, subtotal: 0, status: 'CONFIRMED' });
    expect(countsOf(await read())).to.include({ orders: 3, paid: 1 });
  });

  it('nothing is counted before views were, and the answer says since when they are', async () => {
    const since = shiftedWeek(thisWeek, -1);
    await see(since, { shown: 10, opened: 5, forms: 2 });
    await buildOrder({ prod, created_at: at(shiftedWeek(since, -1), 6, 23) });
    await buildOrder({ prod, created_at: at(since, 0, 0) });
    const funnel = await read('?weeks=52');
    expect(funnel).to.include({ since, is_whole_span: false });
    expect(countsOf(funnel)).to.include({ orders: 1 });
  });

  it('a centre that nobody has looked at reads the week from which views are counted', async () => {
    const funnel = await read();
    expect(funnel).to.deep.include({ courses: [], total: 0, since: thisWeek, is_whole_span: false });
    expect(funnel.sum).to.include({ shown: 0, paid: 0 });
  });

  it('weeks of a course change at midnight in Moscow, the newest first', async () => {
    const [before, middle] = [shiftedWeek(thisWeek, -3), shiftedWeek(thisWeek, -2)];
    await see(before, { shown: 7 });
    await see(middle, { shown: 3, opened: 1 });
    await buildOrder({ prod, created_at: at(before, 6, 23.99) });
    await buildOrder({ prod, created_at: at(middle, 0, 0), status: 'CONFIRMED' });
    const { id: individual_id } = await buildIndividual();
    const uid = at(before, 6, 23.99).getTime();
    await Favourite.create({ individual_id, prod_id: prod.id, uid, price: 100 });
    const { body } = await api.call<FunnelWeek[]>('get', `/partner/funnel/${prod.id}?weeks=4`, { token });
    const rows = body.message.map(({ week, counts }) => [week, ...Object.values(counts)]);
    expect(rows).to.deep.equal([
      [thisWeek, 0, 0, 0, 0, 0, 0],
      [shiftedWeek(thisWeek, -1), 0, 0, 0, 0, 0, 0],
      [middle, 3, 1, 0, 0, 1, 1],
      [before, 7, 0, 1, 0, 1, 0],
    ]);
  });

  it('pages are told their number, and the sum is of all courses', async () => {
    for (let number = 0; number < 51; number += 1)
      await see(thisWeek, { shown: number + 1 }, await buildProd({ center_id: center.id }));
    const [first, second] = [await read(), await read('?offset=50')];
    expect([first.courses.length, second.courses.length, first.total]).to.deep.equal([50, 1, 51]);
    expect(first.courses[0]?.counts.shown).to.equal(51);
    expect(second.courses[0]?.counts.shown).to.equal(1);
    expect(first.sum.shown).to.equal(1326);
  });

  it('is closed to those who meet participants, to strangers and to another centre', async () => {
    await see(thisWeek, { shown: 10 });
    const path = `/partner/funnel/${prod.id}`;
    const stranger = await memberAs('OWNER', await buildCenter());
    expect(await read('', stranger)).to.include({ total: 0 });
    expect((await api.call('get', path, { token: stranger })).status).to.equal(404);
    const receptionist = await memberAs('CHECK_IN');
    for (const each of ['/partner/funnel', '/partner/funnel/export', path])
      expect((await api.call('get', each, { token: receptionist })).status, each).to.equal(403);
    expect((await api.call('get', path)).status).to.equal(401);
    expect((await api.call('get', '/partner/funnel/abc', { token })).status).to.equal(404);
    for (const role of ['EDITOR', 'ORDERS', 'ACCOUNTANT'] as const)
      expect(await read('', await memberAs(role))).to.include({ total: 1 });
  });

  it('a span that is not offered is refused by name', async () => {
    for (const path of ['/partner/funnel', '/partner/funnel/export', `/partner/funnel/${prod.id}`]) {
      const { status, body } = await api.call('get', `${path}?weeks=500`, { token });
      expect([status, Object.keys(body.errors)]).to.deep.equal([422, ['weeks']]);
    }
  });

  it('the table has every course with its shares, and a name that begins with a sign runs no formula', async () => {
    await prod.update({ name: '=HYPERLINK("https://evil.example")' });
    await see(thisWeek, { shown: 200, opened: 25, forms: 5 });
    const { status, text } = await api.call('get', '/partner/funnel/export?format=csv', { token });
    expect(status).to.equal(200);
    expect(text).to.include('Показы').and.include('12,5');
    expect(text).to.not.match(/(^|;|\n)"?=HYPERLINK/);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
