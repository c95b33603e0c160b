import type { StaffProd } from '@odonta/api/contract';
import { type Center, Prod } from '@odonta/db/models';
import { buildCenter, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('a reach that ends at one’s own', () => {
  const api = useApi();
  let token: string;
  let center: Center;
  let own: Prod;
  let foreign: Prod;

  before(async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    token = keeper.token;
    center = await buildCenter({ manager_id: keeper.user.id });
    const stranger = await buildCenter({ manager_id: (await api.staff('PARTNER_MANAGER')).user.id });
    [own, foreign] = await api.given(async () => [
      await buildProd({ center_id: center.id, name: 'Свой курс', type: 3 }),
      await buildProd({ center_id: stranger.id, name: 'Чужой курс', type: 4 }),
    ]);
  });

  const call = <Message = StaffProd>(method: string, path: string, body?: unknown, as = token) =>
    api.call<Message>(method, `/adm/prods${path}`, { token: as, body });
  const list = async (filter: object) =>
    (await call<StaffProd[]>('get', `?filter=${JSON.stringify(filter)}`)).body;
  const unchanged = async () => {
    const { version } = foreign;
    await foreign.reload();
    expect(foreign).to.include({ version, name: 'Чужой курс', sales_paused: false });
  };

  it('lists, counts and finds nothing else, however it is asked', async () => {
    const { body, headers } = await call<StaffProd[]>('get', '');
    expect(body.message.map(({ name }) => name)).to.deep.equal(['Свой курс']);
    expect(headers.get('content-range')).to.equal('prods 0-0/1');
    expect(body.facets).to.deep.equal({ status: { CONFIRMED: 1 }, type: { 3: 1 } });
    for (const filter of [
      { id: [foreign.id] },
      { center_id: foreign.center_id },
      { q: 'чужой' },
      { q: foreign.slug },
    ])
      expect((await list(filter)).message).to.deep.equal([]);
    const byItsNumber = (await list({ q: String(foreign.id) })).message;
    expect(byItsNumber.map(({ id }) => id)).to.not.include(foreign.id);
    expect((await list({ id: [own.id, foreign.id] })).message.map(({ id }) => id)).to.deep.equal([own.id]);
  });

  it('reads nothing else, and does not learn that it is there', async () => {
    expect((await call('get', `/${own.id}`)).status).to.equal(200);
    const [there, nowhere] = [await call('get', `/${foreign.id}`), await call('get', '/999999')];
    expect([there.status, there.body.message]).to.deep.equal([404, nowhere.body.message]);
  });

  it('changes, deletes and moves nothing else', async () => {
    expect((await call('put', `/${foreign.id}`, { name: 'Захвачен' })).status).to.equal(404);
    expect((await call('post', `/${foreign.id}/pause_sales`)).status).to.equal(404);
    const bulk = (ids: number[]) => call('post', '/bulk', { action: 'update', ids, data: { degree: 'LOW' } });
    expect((await bulk([own.id, foreign.id])).status).to.equal(404);
    expect((await Prod.findByPk(own.id))?.degree).to.equal('MIDDLE');
    expect((await bulk([own.id])).status).to.equal(200);
    await unchanged();
  });

  it('puts nothing into another centre and takes nothing out of its own', async () => {
    const { center_id } = foreign;
    expect((await call('put', `/${own.id}`, { center_id })).status).to.equal(403);
    expect(
      (await call('post', '/bulk', { action: 'update', ids: [own.id], data: { center_id } })).status,
    ).to.equal(403);
    const created = { name: 'Подброшенный курс', type: 2, degree: 'LOW', categories: [1], price: 0 };
    expect((await call('post', '', { ...created, center_id })).status).to.equal(403);
    expect((await call('post', '', { ...created, center_id: center.id })).status).to.equal(201);
    expect(await Prod.count({ where: { center_id } })).to.equal(1);
    expect((await Prod.findByPk(own.id))?.center_id).to.equal(center.id);
  });

  it('exports nothing else', async () => {
    const { text } = await call('get', '/export?format=csv');
    expect(text).to.include('Свой курс').and.not.include('Чужой курс');
  });

  it('may widen with a second role, each right by itself', async () => {
    const { user, token: both } = await api.staff('PARTNER_MANAGER', 'COURSE_VIEW');
    const managed = await buildCenter({ manager_id: user.id });
    const mine = await api.given(() => buildProd({ center_id: managed.id }));
    const { body } = await call<StaffProd[]>(
      'get',
      `?filter={"id":[${mine.id},${foreign.id}]}&sort=["id","ASC"]`,
      undefined,
      both,
    );
    const transitions = new Map(
      body.message.map(({ id, available_transitions }) => [
        id,
        available_transitions.map(({ name }) => name),
      ]),
    );
    expect(transitions.get(mine.id)).to.deep.equal(['pause_sales']);
    expect(transitions.get(foreign.id)).to.deep.equal([]);
    expect((await call('post', `/${mine.id}/pause_sales`, {}, both)).status).to.equal(200);
    expect((await call('post', `/${foreign.id}/pause_sales`, {}, both)).status).to.equal(404);
    expect((await call('put', `/${foreign.id}`, { name: 'Захвачен' }, both)).status).to.equal(404);
    await unchanged();
  });

  it('moves with the centre when it is given to another', async () => {
    const successor = await api.staff('PARTNER_MANAGER');
    const passed = await buildCenter({ manager_id: successor.user.id });
    const prod = await api.given(() => buildProd({ center_id: passed.id }));
    const seen = async () => (await call('get', `/${prod.id}`, undefined, successor.token)).status;
    expect(await seen()).to.equal(200);
    await passed.update({ manager_id: null });
    expect(await seen()).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
