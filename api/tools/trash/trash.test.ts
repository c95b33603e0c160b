import { AuditEntry, City } from '@odonta/db/models';
import { buildCity, buildLecturer, buildPinning, buildProd } from '@odonta/db/testing/factories.ts';
import { weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { expect } from 'chai';
import { resources } from '../../resources.ts';
import { digestOf } from '../../testing/digest.ts';
import { sampleOf } from '../../testing/samples.ts';
import { useApi } from '../../testing/useApi.ts';
import { deletedForGood } from './deletedForGood.ts';
import { hasTrash } from './trash.ts';

interface Listed {
  id: number;
  deleted_at?: number | null;
  available_transitions?: unknown[];
}

/** Columns that time and scheduled jobs change by themselves: a pinning is shown again from the next run. */
const transitioning = ['version', 'updated_at', 'date_edit', 'is_shown'];
const lasting = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !transitioning.includes(field)));

describe('the trash', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const call = (method: string, path: string, body?: unknown, as = token) =>
    api.call<Listed & Listed[] & { ids: number[] }>(method, `/adm/${path}`, { token: as, body });
  const listed = async (name: string, filter: object, as = token) => {
    const { status, body } = await call('get', `${name}?filter=${JSON.stringify(filter)}`, undefined, as);
    expect([name, status]).to.deep.equal([name, 200]);
    return body.message;
  };
  const withTrash = resources.filter(hasTrash);

  it('is there for whatever can be deleted, or a reason is given', () => {
    const removable = resources.filter(({ remove }) => remove);
    const keeping = removable.filter(({ model }) => model.options.paranoid).map(({ name }) => name);
    expect(withTrash.map(({ name }) => name)).to.deep.equal(keeping);
    const forGood = removable.map(({ name }) => name).filter((name) => !keeping.includes(name));
    expect(forGood).to.deep.equal(Object.keys(deletedForGood));
    for (const reason of Object.values(deletedForGood)) expect(reason).to.have.length.greaterThan(30);
  });

  for (const { name, list } of withTrash)
    it(`keeps ${name} out of every other sight, and gives them back as they were`, async () => {
      const { build, deletable = build } = sampleOf(name);
      const id = Number((await api.given(deletable)).id);
      const q = list?.filters.q ? { q: String(id) } : {};
      const { message: before } = (await call('get', `${name}/${id}`)).body;
      expect((await call('delete', `${name}/${id}`)).status).to.equal(200);
      expect((await call('get', `${name}/${id}`)).status).to.equal(404);
      expect((await call('put', `${name}/${id}`, {})).status).to.equal(404);
      expect(await listed(name, { id: [id] })).to.deep.equal([]);
      expect(await listed(name, { ...q, id: [id] })).to.deep.equal([]);

      const [trashed, ...more] = await listed(name, { deleted: 'only' });
      expect([trashed?.id, more]).to.deep.equal([id, []]);
      expect(trashed?.deleted_at).to.be.closeTo(Date.now() / 1000, 60);
      expect(trashed?.available_transitions ?? []).to.deep.equal([]);
      expect((await listed(name, { deleted: 'with', id: [id] })).map((each) => each.id)).to.deep.equal([id]);

      const restored = await call('post', `${name}/${id}/undelete`, {});
      expect([name, restored.status, restored.body.message.id]).to.deep.equal([name, 200, id]);
      expect(await listed(name, { deleted: 'only' })).to.deep.equal([]);
      const { message: after } = (await call('get', `${name}/${id}`)).body;
      expect(lasting(after)).to.deep.equal(lasting(before));
      expect((await call('post', `${name}/${id}/undelete`, {})).status).to.equal(404);
      const entries = await AuditEntry.findAll({
        where: { resource: name, record_id: String(id) },
        order: ['id'],
      });
      expect(entries.map(({ action }) => action)).to.deep.equal(['delete', 'undelete']);
    });

  for (const name of ['gift_orders', 'student_documents'])
    it(`refuses ${name} that are still open, in the API and in the database`, async () => {
      const row = await api.given(sampleOf(name).build);
      const { status, body } = await call('delete', `${name}/${row.id}`);
      expect([status, body.code]).to.deep.equal([409, 'CONFLICT']);
      expect(body.message).to.match(/^Удалить можно только|^Заказ ещё ждёт/);
      const forced = await api.sequelize
        .query(`update ${name} set deleted_at = now() where id = ${row.id}`)
        .then(
          () => 'deleted',
          () => 'refused',
        );
      expect(forced).to.equal('refused');
    });

  it('opens to those alone who may delete', async () => {
    const prod = await api.given(() => buildProd());
    await call('delete', `prods/${prod.id}`);
    const before = async () => {
      // An export that is refused was asked for all the same, and counts.
      const { rate_limits: _counted, ...others } = await digestOf(api.sequelize);
      return others;
    };
    for (const role of ['COURSE_VIEW', 'ROP_COURSE', 'PARTNER_MANAGER'] as const) {
      const as = (await api.staff(role)).token;
      const digest = await before();
      for (const deleted of ['only', 'with', 'nonsense']) {
        const filter = JSON.stringify({ deleted });
        expect((await call('get', `prods?filter=${filter}`, undefined, as)).status).to.equal(403);
        const exported = await call('get', `prods/export?filter=${filter}&format=csv`, undefined, as);
        expect(exported.status).to.equal(403);
      }
      expect((await call('post', `prods/${prod.id}/undelete`, {}, as)).status).to.equal(403);
      const bulk = await call('post', 'prods/bulk', { action: 'restore', ids: [prod.id] }, as);
      expect(bulk.status).to.equal(403);
      expect(await before()).to.deep.equal(digest);
    }
    expect((await call('get', 'prods?filter={"deleted":"maybe"}')).body.errors).to.have.keys('deleted');
    await call('post', `prods/${prod.id}/undelete`, {});
  });

  it('gives several back at once, all or none', async () => {
    const cities = await Promise.all([buildCity(), buildCity(), buildCity()]);
    const ids = cities.map(({ id }) => id).sort((a, b) => a - b);
    expect((await call('post', 'cities/bulk', { action: 'delete', ids })).status).to.equal(200);
    expect((await listed('cities', { deleted: 'only' })).map(({ id }) => id).sort()).to.deep.equal(ids);
    const absent = await call('post', 'cities/bulk', { action: 'restore', ids: [...ids, 999_999] });
    expect([absent.status, absent.body.message]).to.deep.equal([404, 'В корзине нет: 999999']);
    expect(await listed('cities', { deleted: 'only' })).to.have.length(3);
    const restored = await call('post', 'cities/bulk', { action: 'restore', ids });
    expect([restored.status, restored.body.message.ids]).to.deep.equal([200, ids]);
    expect(await listed('cities', { deleted: 'only' })).to.deep.equal([]);
    expect(await listed('cities', { id: ids })).to.have.length(3);
  });

  it('refuses to give back what has a rival now, and names him', async () => {
    const former = await buildCity({ name: 'Двойников', region: 'Край' });
    await call('delete', `cities/${former.id}`);
    const duplicate = await buildCity({ name: 'Двойников', region: 'Край' });
    const { status, body } = await call('post', `cities/${former.id}/undelete`, {});
    expect([status, body.code, body.message]).to.deep.equal([
      409,
      'CONFLICT',
      `Запись № ${former.id} не восстановить: значение «Двойников, Край» уже у записи № ${duplicate.id}`,
    ]);
    expect(body.errors).to.have.keys('name', 'region');
    expect((await City.findByPk(former.id, { paranoid: false }))?.isSoftDeleted()).to.equal(true);
  });

  it('gives a pinning back with its places, unless they are sold again', async () => {
    const [first, second] = await api.given(async () => [await buildProd(), await buildProd()]);
    // A week that no other fact here has sold.
    const place = { number: 2, weeks: [weekOf(new Date('2031-03-05'))] };
    const pinning = await buildPinning({ prod_id: first?.id ?? 0, ...place });
    await call('delete', `pinnings/${pinning.id}`);
    const duplicate = await buildPinning({ prod_id: second?.id ?? 0, ...place });
    const refused = await call('post', `pinnings/${pinning.id}/undelete`, {});
    expect(refused.status).to.equal(409);
    expect(refused.body.message).to.include(`уже у записи № ${duplicate.id}`);
    await call('delete', `pinnings/${duplicate.id}`);
    expect((await call('post', `pinnings/${pinning.id}/undelete`, {})).status).to.equal(200);
    expect((await call('post', `pinnings/${duplicate.id}/undelete`, {})).status).to.equal(409);
  });

  it('does not take a city that courses or lecturers name', async () => {
    const [met, home] = [await buildCity(), await buildCity()];
    await api.given(() => buildProd({ type: 3, city_id: met.id }));
    await buildLecturer({ city_id: home.id });
    for (const { id } of [met, home]) {
      const { status, body } = await call('delete', `cities/${id}`);
      expect([status, body.message]).to.deep.equal([409, 'Запись связана с другими: сначала уберите связь']);
      expect(await listed('cities', { id: [id] })).to.have.length(1);
    }
  });

  it('hides a course from visitors, who find it again when it is back', async () => {
    const prod = await api.given(() => buildProd({ name: 'Возвращение из корзины' }));
    const found = async () => {
      const { body } = await api.call<{ prods: unknown[] }>('get', `/prods/search?ids=${prod.id}`);
      return [(await api.call('get', `/prods/${prod.id}`)).status, body.message.prods?.length];
    };
    const shown = await found();
    expect(shown[0]).to.equal(200);
    await call('delete', `prods/${prod.id}`);
    expect((await found())[0]).to.not.equal(200);
    await call('post', `prods/${prod.id}/undelete`, {});
    expect(await found()).to.deep.equal(shown);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
