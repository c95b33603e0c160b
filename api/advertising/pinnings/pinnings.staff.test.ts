import type { EmptyPlaces, SearchAnswer, StaffPinning } from '@odonta/api/contract';
import { PinnedWeek, Pinning } from '@odonta/db/models';
import { buildCenter, buildPinning, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { pinnedAtMost } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { turnPinnings } from './turnPinnings.ts';

const [now = '', next = '', later = ''] = weeksFrom(weekOf(new Date()), 3);

describe('staff pinnings', () => {
  const api = useApi();
  let token: string;
  before(async () => {
    token = (await api.staff('MANAGER_BANNER')).token;
  });

  const course = (given = {}) => api.given(() => buildProd({ type: 8, categories: [1, 3], ...given }));
  const whole = (prod_id: number, given: object = {}) => ({
    prod_id,
    place: 'CATEGORY:3',
    weeks: [now],
    ad_company: 'ПАО «Образец»',
    ad_inn: '7707083893',
    ad_reg_number: '2VtzqXyZ',
    ...given,
  });
  const create = (body: object) => api.call<StaffPinning>('post', '/adm/pinnings', { token, body });
  const put = (id: number, body: object) =>
    api.call<StaffPinning>('put', `/adm/pinnings/${id}`, { token, body });
  const act = (id: number, move: string, body: object = {}) =>
    api.call<StaffPinning>('post', `/adm/pinnings/${id}/${move}`, { token, body });
  const promoted = async (query: string) =>
    (await api.call<SearchAnswer>('get', `/prods/search?${query}`)).body.message.prods
      .filter(({ is_promoted }) => is_promoted)
      .map(({ id }) => id);

  it('pinnings stand on the site from publication until cancellation, which frees their weeks', async () => {
    const prod = await course();
    const { status, body } = await create(whole(prod.id));
    expect([status, body.message.status, body.message.empty_places]).to.deep.equal([201, 'CREATED', [4]]);
    const { id } = body.message;
    expect(await promoted('category=3')).to.deep.equal([]);
    expect((await act(id, 'publish')).body.message).to.include({ status: 'CONFIRMED', is_shown: true });
    expect(await promoted('category=3')).to.deep.equal([prod.id]);
    const canceled = (await act(id, 'cancel')).body.message;
    expect(canceled).to.deep.include({
      status: 'CANCELED',
      is_shown: false,
      weeks: [now],
      empty_places: [5],
    });
    expect(await promoted('category=3')).to.deep.equal([]);
    expect((await put(id, { weeks: [next] })).status).to.equal(409);
  });

  it('published ahead wait for their week', async () => {
    const { id } = (await create(whole((await course()).id, { weeks: [later, next] }))).body.message;
    const published = (await act(id, 'publish')).body.message;
    expect(published).to.deep.include({ status: 'CONFIRMED', is_shown: false, weeks: [next, later] });
    await turnPinnings(api.sequelize);
    expect(await promoted('category=3')).to.deep.equal([]);
    expect((await put(id, { weeks: [now, next] })).body.message.is_shown).to.equal(true);
    await act(id, 'cancel');
  });

  it('pinnings are turned down with a reason, and are finished by the clock alone', async () => {
    const { id } = (await create(whole((await course()).id))).body.message;
    expect((await act(id, 'reject')).status).to.equal(422);
    expect((await act(id, 'finish')).status).to.equal(404);
    expect((await act(id, 'reject', { reason: 'Нет договора' })).body.message.status).to.equal('REJECTED');
  });

  it('each place is sold five times a week, also to many who buy at once', async () => {
    const prods = await Promise.all(Array.from({ length: 9 }, () => course()));
    const answers = await Promise.all(
      prods.map(({ id }) => create(whole(id, { place: 'TYPE:8', weeks: [next, now] }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([...Array(5).fill(201), ...Array(4).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused?.errors.weeks).to.match(/^На неделю .+ мест не осталось$/);
    expect(await PinnedWeek.count({ where: { place: 'TYPE:8', week: now } })).to.equal(pinnedAtMost);
    const [sold] = answers.filter(({ status }) => status === 201);
    const admin = await api.staff('ADMIN');
    await api.call('delete', `/adm/pinnings/${sold?.body.message.id}`, { token: admin.token });
    const late = prods[answers.findIndex(({ status }) => status === 409)];
    expect((await create(whole(late?.id ?? 0, { place: 'TYPE:8', weeks: [now] }))).status).to.equal(201);
  });

  it('cannot be oversold even past the API', async () => {
    const [first, second] = await Promise.all([course(), course()]);
    await buildPinning({ prod_id: first.id, place: 'CATEGORY:1', number: 1 });
    const twice = await buildPinning({ prod_id: second.id, place: 'CATEGORY:1', number: 1 }).catch(String);
    expect(twice).to.match(/Validation error|unique/i);
    const sixth = await buildPinning({ prod_id: second.id, place: 'CATEGORY:1', number: 6 }).catch(String);
    expect(sixth).to.match(/check constraint/);
    await Pinning.destroy({ where: { place: 'CATEGORY:1' } });
  });

  it('a course is pinned to one place of a list once a week', async () => {
    const { id } = await course();
    await create(whole(id, { place: 'HOME' }));
    const again = await create(whole(id, { place: 'HOME', weeks: [now, next] }));
    expect(again.status).to.equal(409);
    expect(again.body.errors.weeks).to.match(/уже закреплён/);
  });

  it('only published courses that their list shows and that allow promotion are pinned', async () => {
    const errorsOf = async (given: object, body: object = {}) =>
      Object.keys((await create(whole((await course(given)).id, body))).body.errors);
    expect(await errorsOf({ status: 'CREATED' })).to.deep.equal(['prod_id']);
    expect(await errorsOf({ disable_promotion: true })).to.deep.equal(['prod_id']);
    expect(await errorsOf({}, { prod_id: 2_000_000_000 })).to.deep.equal(['prod_id']);
    expect(await errorsOf({}, { place: 'CATEGORY:2' })).to.deep.equal(['place']);
    expect(await errorsOf({}, { place: 'TYPE:3' })).to.deep.equal(['place']);
    expect(await errorsOf({ date_start: inDays(5) }, { place: 'TYPE:8' })).to.not.include('prod_id');
  });

  it('pinnings cover whole weeks from the current one on, and carry the marks of the law', async () => {
    const { id } = await course();
    for (const weeks of [['2020-01-06'], ['2099-01-05'], [`${next.slice(0, 8)}99`], ['x'], [], [now, now]])
      expect(Object.keys((await create(whole(id, { weeks }))).body.errors)[0], String(weeks)).to.match(
        /^weeks/,
      );
    const unmarked = await create(
      whole(id, { ad_inn: '7707083894', ad_reg_number: 'с пробелом', ad_company: '' }),
    );
    expect(unmarked.body.errors).to.have.all.keys('ad_inn', 'ad_reg_number', 'ad_company');
  });

  it('the form shows what is left before anything is chosen', async () => {
    const { body } = await api.call<EmptyPlaces>('get', '/adm/pinnings/empty_places/CATEGORY:7', { token });
    expect(body.message.weeks).to.have.length(26);
    expect(body.message.weeks[0]).to.deep.equal({ week: now, empty_places: 5 });
    expect((await api.call('get', '/adm/pinnings/empty_places/CATEGORY:77', { token })).status).to.equal(404);
  });

  it('pinnings belong to the centre of their course: only its manager sees and sells them', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const centers = [await buildCenter({ manager_id: keeper.user.id }), await buildCenter()];
    const [own, foreign] = await Promise.all(centers.map(({ id }) => course({ center_id: id })));
    const sell = (prod?: { id: number }) =>
      api.call<StaffPinning>('post', '/adm/pinnings', { token: keeper.token, body: whole(prod?.id ?? 0) });
    const sold = await sell(own);
    expect([sold.status, (await sell(foreign)).status]).to.deep.equal([201, 403]);
    const { id } = (await create(whole(foreign?.id ?? 0))).body.message;
    const listed = await api.call<StaffPinning[]>('get', '/adm/pinnings', { token: keeper.token });
    expect(listed.body.message.map((row) => row.id)).to.deep.equal([sold.body.message.id]);
    expect((await api.call('get', `/adm/pinnings/${id}`, { token: keeper.token })).status).to.equal(404);
    const other = await api.staff('PARTNER_MANAGER');
    const none = await api.call<StaffPinning[]>('get', '/adm/pinnings', { token: other.token });
    expect([none.status, none.body.message]).to.deep.equal([200, []]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
