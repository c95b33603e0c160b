import type { StaffProd } from '@odonta/api/contract';
import { AuditEntry, Prod, StatusChange } from '@odonta/db/models';
import { buildCity, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('writing through the kit', () => {
  const api = useApi();
  let token: string;
  let userId: number;

  before(async () => {
    const head = await api.staff('ROP_COURSE');
    token = head.token;
    userId = head.user.id;
  });

  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    api.call<StaffProd>(method, `/adm/prods${path}`, { token, body, headers });
  const put = (id: number, body: unknown, match?: string) =>
    call('put', `/${id}`, body, match === undefined ? {} : { 'If-Match': match });
  const journalOf = (id: number) =>
    AuditEntry.findAll({ where: { resource: 'prods', record_id: String(id) }, order: ['id'] });

  it('takes a version in every form a client may write it in', async () => {
    const { id } = await api.given(() => buildProd());
    let version = 0;
    for (const form of ['"0"', 'W/"1"', '2', '*']) {
      const { status, body } = await put(id, { name: `Правка при ${form}` }, form);
      expect([form, status, body.message.version]).to.deep.equal([form, 200, version + 1]);
      version += 1;
    }
    expect((await put(id, { name: 'Поздняя правка' }, '"0"')).status).to.equal(409);
    expect((await put(id, { name: 'Поздняя правка' }, 'nonsense')).status).to.equal(409);
  });

  it('lets one of ten writers of the same version through', async () => {
    const { id } = await api.given(() => buildProd());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(id, { name: `Писатель ${n}` }, '"0"')),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...Array(9).fill(409)]);
    const [winner] = answers.filter(({ status }) => status === 200);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.body.current).to.include({ id, name: winner?.body.message.name, version: 1 });
  });

  it('writes nothing and notes nothing when nothing differs', async () => {
    const { id } = await api.given(() => buildProd());
    const { body } = await call('get', `/${id}`);
    const same = await put(id, body.message);
    expect([same.status, same.body.message.version]).to.deep.equal([200, 0]);
    expect((await put(id, {})).body.message.version).to.equal(0);
    expect(await journalOf(id)).to.deep.equal([]);
  });

  it('notes who changed what from what to what, from where and under which request', async () => {
    const { id, name } = await api.given(() => buildProd());
    const { headers } = await put(id, { name: 'Новое имя', price: 5000 }, undefined);
    const [entry, ...more] = await journalOf(id);
    expect(more).to.deep.equal([]);
    expect(entry).to.include({
      action: 'edit',
      actor_id: userId,
      actor_name: 'Анна Сотрудница',
      ip: '127.0.0.1',
      request_id: headers.get('x-request-id'),
    });
    expect(entry?.actor_roles).to.deep.equal(['ROP_COURSE']);
    expect(entry?.changes).to.deep.equal({
      name: [name, 'Новое имя'],
      price: [10_000, 5000],
      price_now: [10_000, 5000],
      price_from: [10_000, 5000],
    });
  });

  it('notes nothing of a write that was refused or broke off', async () => {
    const { id } = await api.given(() => buildProd());
    await put(id, { name: 'Имя', status: 'CANCELED' });
    await call('post', '/bulk', { action: 'update', ids: [id, 999_999], data: { degree: 'LOW' } });
    await call('post', `/${id}/publish`);
    expect(await journalOf(id)).to.deep.equal([]);
    expect(await StatusChange.count({ where: { record_id: id } })).to.equal(0);
  });

  it('makes a transition, its status change, its journal entry and its version together', async () => {
    const { id } = await api.given(() => buildProd());
    const { body } = await call('post', `/${id}/pause_sales`);
    expect(body.message).to.include({ sales_paused: true, status: 'CONFIRMED', version: 1 });
    expect((await call('post', `/${id}/pause_sales`)).body.allowed).to.include('resume_sales');
    const [step] = await StatusChange.findAll({ where: { resource: 'prods', record_id: id } });
    expect(step).to.include({
      move: 'pause_sales',
      from_status: 'CONFIRMED',
      to_status: 'CONFIRMED',
      actor_id: userId,
    });
    const [entry] = await journalOf(id);
    expect(entry?.changes).to.deep.include({ sales_paused: [false, true] });
  });

  it('keeps the reason of a transition, and takes no other words with it', async () => {
    const { id } = await api.given(() => buildProd());
    const stray = await call('post', `/${id}/cancel_event`, { reason: 'Заболел лектор', status: 'REFUNDED' });
    expect([stray.status, stray.body.errors]).to.deep.equal([422, { status: 'Неизвестное поле' }]);
    const short = await call('post', `/${id}/cancel_event`, { reason: 'Да' });
    expect(short.body.errors).to.have.all.keys('reason');
    await call('post', `/${id}/cancel_event`, { reason: 'Заболел лектор' });
    expect((await StatusChange.findOne({ where: { record_id: id, move: 'cancel_event' } }))?.reason).to.equal(
      'Заболел лектор',
    );
  });

  it('opens a transition only while what it asks for holds', async () => {
    const { id } = await api.given(() => buildProd({ sales_paused: false }));
    const { body } = await call('get', `/${id}`);
    expect(body.message.available_transitions.map(({ name }) => name)).to.not.include('resume_sales');
    expect((await call('post', `/${id}/resume_sales`)).status).to.equal(409);
  });

  it('has no address for a transition that is not of staff, or for none at all', async () => {
    const { id } = await api.given(() => buildProd());
    for (const move of ['explode', 'constructor', '__proto__', 'CONFIRMED'])
      expect((await call('post', `/${id}/${move}`)).status, move).to.equal(404);
  });

  it('changes in bulk by the rules of one, and journals each', async () => {
    const prods = await api.given(() => Promise.all([buildProd(), buildProd(), buildProd()]));
    const ids = prods.map(({ id }) => id);
    const bulk = (data: object, action = 'update') => call('post', '/bulk', { action, ids, data });
    expect((await bulk({ seats_taken: 3 })).body.errors).to.deep.equal({
      seats_taken: 'Это поле изменить нельзя',
    });
    expect((await bulk({ type: 3, degree: 'HIGH' })).body.errors).to.have.all.keys('degree');
    expect(await Prod.count({ where: { id: ids, version: 0 } })).to.equal(3);
    expect((await bulk({ degree: 'LOW' })).status).to.equal(200);
    expect(await Prod.count({ where: { id: ids, degree: 'LOW', version: 1 } })).to.equal(3);
    expect((await Promise.all(ids.map(journalOf))).map((entries) => entries.length)).to.deep.equal([1, 1, 1]);
  });

  it('refuses a bulk without ids, with twins, with too many, or of an unknown kind', async () => {
    for (const body of [
      {},
      { action: 'update', ids: [], data: {} },
      { action: 'update', ids: [1, 1], data: {} },
      { action: 'publish', ids: [1] },
      { action: 'update', ids: [1] },
      { action: 'update', ids: ['x'], data: {} },
      { action: 'update', ids: Array.from({ length: 501 }, (_, n) => n + 1), data: {} },
    ])
      expect((await call('post', '/bulk', body)).status).to.equal(422);
    expect((await call('post', '/bulk', { action: 'delete', ids: [1] })).status).to.equal(403);
  });

  it('deletes in bulk all or none', async () => {
    const admin = (await api.staff('ADMIN')).token;
    const [free, used] = [await buildCity(), await buildCity()];
    await api.given(() => buildProd({ type: 3, city_id: used.id }));
    const drop = (ids: number[]) =>
      api.call('post', '/adm/cities/bulk', { token: admin, body: { action: 'delete', ids } });
    expect((await drop([free.id, used.id])).status).to.equal(409);
    expect((await api.call('get', `/adm/cities/${free.id}`, { token: admin })).status).to.equal(200);
    expect((await drop([free.id])).body.message).to.deep.equal({ ids: [free.id] });
  });

  it('deadlocks no two bulks of the same rows in opposite orders', async () => {
    const prods = await api.given(() => Promise.all(Array.from({ length: 6 }, () => buildProd())));
    const ids = prods.map(({ id }) => id);
    const bulk = (order: number[], degree: string) =>
      call('post', '/bulk', { action: 'update', ids: order, data: { degree } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => bulk(n % 2 ? ids : [...ids].reverse(), n % 2 ? 'LOW' : 'MIDDLE')),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(8).fill(200));
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
