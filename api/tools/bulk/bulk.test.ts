import type { BulkPreview, BulkResult } from '@odonta/api/contract';
import { AuditEntry, City, ManagerRequest, Prod, StatusChange } from '@odonta/db/models';
import { buildCenter, buildCity, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { entities } from '@odonta/db/vocabulary/entities.ts';
import { expect } from 'chai';
import { digestOf } from '../../testing/digest.ts';
import { useApi } from '../../testing/useApi.ts';

describe('actions over many records', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const bulk = (name: string, body: object, as = token) =>
    api.call<BulkResult>('post', `/adm/${name}/bulk`, { token: as, body });
  const preview = async (name: string, body: object, as = token) => {
    const answer = await api.call<BulkPreview>('post', `/adm/${name}/bulk/preview`, { token: as, body });
    return { status: answer.status, ...answer.body, ...answer.body.message };
  };
  const requests = async (...given: Parameters<typeof buildManagerRequest>[0][]) => {
    const built = [];
    for (const each of given) built.push(await buildManagerRequest(each));
    return built.map(({ id }) => id);
  };
  const statusesOf = async (ids: number[]) =>
    (await ManagerRequest.findAll({ where: { id: ids }, order: ['id'] })).map(({ status }) => status);
  const takenOf = async (ids: number[]) =>
    (await ManagerRequest.findAll({ where: { id: ids }, order: ['id'] })).map(
      ({ manager_id }) => manager_id !== null,
    );
  const degreesOf = async (ids: number[]) =>
    (await Prod.findAll({ where: { id: ids }, order: ['id'] })).map(({ degree }) => degree);
  const manyProds = (count: number, given: object = {}) =>
    api.given(async () => {
      const center = await buildCenter();
      const built = await Promise.all(
        Array.from({ length: count }, () => buildProd({ center_id: center.id, ...given })),
      );
      return built.map(({ id }) => id).sort((a, b) => a - b);
    });

  it('a bulk action costs one statement for each published course, and a few for all of them together', async () => {
    const statementsFor = async (ids: number[]) => {
      let counted = 0;
      const { options } = api.sequelize as unknown as { options: { logging: false | (() => void) } };
      options.logging = () => {
        counted += 1;
      };
      const { body } = await bulk('prods', { action: 'update', ids, data: { degree: 'LOW' } });
      options.logging = false;
      expect(body.message.ids).to.deep.equal(ids);
      return counted;
    };
    const ids = await manyProds(40, { published_at: new Date(), degree: 'MIDDLE' });
    const few = await statementsFor(ids.slice(0, 10));
    const many = await statementsFor(ids.slice(10));
    console.log(`      ${few} statements for 10 courses, ${many} for 30`);
    expect(many - few).to.equal(20);
  });

  it('a preview shows the result and writes nothing', async () => {
    const ids = await manyProds(12);
    const before = await digestOf(api.sequelize);
    const { status, total, sample, refused } = await preview('prods', {
      action: 'update',
      ids: [...ids, 999_999],
      data: { degree: 'LOW' },
    });
    expect([status, total, sample.length]).to.deep.equal([200, 13, 10]);
    expect(sample[0]).to.deep.equal({
      id: ids[0],
      title: (await Prod.findByPk(ids[0]))?.name,
      changes: { degree: ['MIDDLE', 'LOW'] },
    });
    expect(refused).to.deep.equal([
      { id: 999_999, message: 'Записи нет, или для этого действия она вам недоступна' },
    ]);
    expect(await digestOf(api.sequelize)).to.deep.equal(before);
  });

  it('a bulk action reaches all that a filter finds, and nothing else', async () => {
    const [mine, others] = [await manyProds(3), await manyProds(2)];
    const center_id = (await Prod.findByPk(mine[0]))?.center_id;
    const chosen = { filter: { center_id: [center_id] }, expectedTotal: 3 };
    const shown = await preview('prods', { action: 'update', data: { degree: 'LOW' }, ...chosen });
    expect([shown.total, shown.refused]).to.deep.equal([3, []]);
    const { status, body } = await bulk('prods', { action: 'update', data: { degree: 'LOW' }, ...chosen });
    expect([status, body.message.ids]).to.deep.equal([200, mine]);
    expect(await degreesOf(mine)).to.deep.equal(['LOW', 'LOW', 'LOW']);
    expect(await degreesOf(others)).to.deep.equal(['MIDDLE', 'MIDDLE']);
  });

  it('a bulk action stops when the filter finds more than its author saw', async () => {
    const ids = await requests({ city: 'Счётск' }, { city: 'Счётск' });
    const chosen = { filter: { q: 'Счётск' }, expectedTotal: 2 };
    const [late] = await requests({ city: 'Счётск' });
    for (const path of ['bulk', 'bulk/preview']) {
      const { status, body } = await api.call<{ total?: number }>('post', `/adm/manager_requests/${path}`, {
        token,
        body: { action: 'move', move: 'take', ...chosen },
      });
      expect([status, body.code, (body as { total?: number }).total]).to.deep.equal([
        409,
        'COUNT_CHANGED',
        3,
      ]);
      expect(body.message).to.match(/теперь под фильтром 3\sзаписи/);
    }
    expect(await statusesOf([...ids, late ?? 0])).to.deep.equal(['CREATED', 'CREATED', 'CREATED']);
  });

  it('a request with too little, too much or contradicting fields is refused', async () => {
    const some = { ids: [1] };
    const wrong: object[] = [
      { action: 'update', data: {} },
      { action: 'update', ...some, data: {} },
      { action: 'update', ...some, filter: {}, expectedTotal: 1, data: { degree: 'LOW' } },
      { action: 'update', filter: {}, data: { degree: 'LOW' } },
      { action: 'update', filter: {}, expectedTotal: 10_001, data: { degree: 'LOW' } },
      { action: 'update', filter: { nobody: 1 }, expectedTotal: 1, data: { degree: 'LOW' } },
      { action: 'update', filter: { deleted: 'only' }, expectedTotal: 1, data: { degree: 'LOW' } },
      { action: 'move', ...some },
      { action: 'move', ...some, move: 'constructor' },
      { action: 'move', ...some, move: 'cancel_event', body: { reason: 'Да' } },
      { action: 'delete', ...some, move: 'pause_sales' },
      { action: 'delete', ...some, data: { degree: 'LOW' } },
      { action: 'update', ids: Array.from({ length: 10_001 }, (_, n) => n + 1), data: { degree: 'LOW' } },
    ];
    for (const body of wrong) {
      const { status } = await bulk('prods', body);
      expect([JSON.stringify(body).slice(0, 90), status]).to.deep.equal([
        JSON.stringify(body).slice(0, 90),
        422,
      ]);
    }
  });

  it('refusing records are left out on request, each with its reason', async () => {
    const ids = await requests({}, { status: 'CANCELED' }, {}, { status: 'REJECTED' }, {});
    const body = { action: 'move', move: 'reject', ids, body: { reason: 'Дубли с выставки' } };
    expect((await bulk('manager_requests', body)).status).to.equal(409);
    expect(await statusesOf(ids)).to.deep.equal(['CREATED', 'CANCELED', 'CREATED', 'REJECTED', 'CREATED']);
    const shown = await preview('manager_requests', body);
    const { status, body: answer } = await bulk('manager_requests', { ...body, only_possible: true });
    expect(status).to.equal(200);
    expect(answer.message.ids).to.deep.equal([ids[0], ids[2], ids[4]]);
    expect(answer.message.refused).to.deep.equal([
      { id: ids[1], message: 'Действие «Отклонить» недоступно в статусе «Отменена»' },
      { id: ids[3], message: 'Действие «Отклонить» недоступно в статусе «Отказ»' },
    ]);
    expect(shown.refused).to.deep.equal(answer.message.refused);
    expect(await statusesOf(ids)).to.deep.equal(['REJECTED', 'CANCELED', 'REJECTED', 'REJECTED', 'REJECTED']);
    const steps = await StatusChange.findAll({ where: { resource: 'manager_requests', record_id: ids } });
    expect(steps.map(({ reason }) => reason)).to.deep.equal(Array(3).fill('Дубли с выставки'));
  });

  it('records that the database refuses are left out, and the others are written', async () => {
    const cities = [await buildCity(), await buildCity(), await buildCity()];
    await api.given(() => buildProd({ type: 3, city_id: cities[1]?.id }));
    const ids = cities.map(({ id }) => id);
    const { body } = await bulk('cities', { action: 'delete', ids, only_possible: true });
    expect(body.message).to.deep.equal({
      ids: [ids[0], ids[2]],
      refused: [{ id: ids[1], message: 'Запись связана с другими: сначала уберите связь' }],
    });
    expect(await City.count({ where: { id: ids } })).to.equal(1);
    const back = await bulk('cities', { action: 'restore', filter: { deleted: 'only' }, expectedTotal: 2 });
    expect(back.body.message.ids).to.deep.equal([ids[0], ids[2]]);
  });

  it('the audit log has one entry for the action, with one for each record beneath it', async () => {
    const ids = await requests({}, {});
    await bulk('manager_requests', { action: 'move', move: 'take', ids });
    const whole = await AuditEntry.findOne({ where: { action: 'bulk_take' }, rejectOnEmpty: true });
    expect([whole.resource, whole.record_id, whole.changes.chosen]).to.deep.equal([
      'manager_requests',
      null,
      [null, 2],
    ]);
    const parts = await AuditEntry.findAll({ where: { parent_id: whole.id }, order: ['id'] });
    expect(parts.map(({ action, record_id }) => [action, Number(record_id)])).to.deep.equal(
      ids.map((id) => ['take', id]),
    );
    const { body } = await api.call<{ parent_id: number }[]>(
      'get',
      `/adm/audit_log?filter=${JSON.stringify({ parent_id: [Number(whole.id)] })}`,
      { token },
    );
    expect(body.message.map(({ parent_id }) => parent_id)).to.deep.equal([
      Number(whole.id),
      Number(whole.id),
    ]);
  });

  it('each action needs its right, within its scope', async () => {
    const own = await api.staff('PARTNER_MANAGER');
    const managed = await buildCenter({ manager_id: own.user.id });
    const [mine] = await manyProds(1, { center_id: managed.id });
    const [foreign] = await manyProds(1);
    const ids = [mine, foreign].map((id) => id ?? 0);
    const before = await digestOf(api.sequelize);
    for (const action of [
      { action: 'update', data: { degree: 'LOW' } },
      { action: 'move', move: 'pause_sales' },
    ]) {
      expect((await bulk('prods', { ...action, ids }, own.token)).status).to.equal(404);
      const shown = await preview('prods', { ...action, ids }, own.token);
      expect(shown.sample.map(({ id }) => id)).to.deep.equal([mine]);
      expect(shown.refused.map(({ id }) => id)).to.deep.equal([foreign]);
      const unseen = { filter: { id: [foreign] }, expectedTotal: 1 };
      expect((await bulk('prods', { ...action, ...unseen }, own.token)).status).to.equal(409);
    }
    for (const [role, action] of [
      ['COURSE_VIEW', { action: 'update', data: { degree: 'LOW' } }],
      ['PARTNER_MANAGER', { action: 'delete' }],
      ['PARTNER_MANAGER', { action: 'restore' }],
      ['PARTNER_MANAGER', { action: 'move', move: 'publish' }],
    ] as const)
      for (const path of ['bulk', 'bulk/preview']) {
        const as = (await api.staff(role)).token;
        const { status } = await api.call('post', `/adm/prods/${path}`, {
          token: as,
          body: { ...action, ids },
        });
        expect([role, path, status]).to.deep.equal([role, path, 403]);
      }
    const after = await digestOf(api.sequelize);
    for (const table of ['prods', 'prod_cards', 'audit_log', 'status_changes'])
      expect([table, after[table]]).to.deep.equal([table, before[table]]);
  });

  it('never touch what is done one by one', async () => {
    const kept = entities.filter((each) => 'oneByOne' in each);
    expect(kept).to.have.length.greaterThan(3);
    for (const { name, oneByOne } of kept)
      for (const [action, reason] of Object.entries(oneByOne)) {
        expect(reason).to.have.length.greaterThan(30);
        const asked =
          action === 'update' ? { action: action, data: { name: 'Имя' } } : { action: 'move', move: action };
        const { status, body } = await bulk(name, { ...asked, ids: [1] });
        expect([status, body.message]).to.deep.equal([422, reason]);
      }
  });

  it('of two people over the same rows end one after the other', async () => {
    const ids = await manyProds(8);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        bulk('prods', {
          action: 'update',
          ids: n % 2 ? ids.slice(2) : [...ids.slice(0, 6)].reverse(),
          data: { degree: n % 2 ? 'LOW' : 'MIDDLE' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(4).fill(200));
    const degrees = await degreesOf(ids);
    expect(new Set(degrees.slice(2, 6)).size).to.equal(1);
    expect([degrees[0], degrees[7]]).to.deep.equal(['MIDDLE', 'LOW']);
  });

  it('a bulk action leaves nothing half done, as single calls would', async () => {
    const ids = await requests({}, {}, { status: 'CANCELED' }, {});
    const statuses: number[] = [];
    for (const id of ids) {
      const { status } = await api.call('post', `/adm/manager_requests/${id}/take`, { token, body: {} });
      statuses.push(status);
      if (status !== 200) break;
    }
    expect(statuses).to.deep.equal([200, 200, 409]);
    expect(await takenOf(ids)).to.deep.equal([true, true, false, false]);
    const others = await requests({}, {}, { status: 'CANCELED' }, {});
    expect((await bulk('manager_requests', { action: 'move', move: 'take', ids: others })).status).to.equal(
      409,
    );
    expect(await takenOf(others)).to.deep.equal([false, false, false, false]);
  });

  it('of a thousand courses end within seconds', async function () {
    this.timeout(120_000);
    const center = await buildCenter();
    await api.sequelize.query(
      `insert into prods (center_id, name, slug, type, degree, categories, is_draft, status, price)
       select ${center.id}, 'Тысячный ' || n, 'tysyachnyi-' || n, 2, 'MIDDLE', '{1}', false, 'CREATED', 0 from generate_series(1, 1000) n`,
    );
    const chosen = { filter: { center_id: [center.id] }, expectedTotal: 1000 };
    const action = { action: 'update', data: { degree: 'LOW' }, ...chosen };
    const began = Date.now();
    expect((await preview('prods', action)).total).to.equal(1000);
    const shown = Date.now();
    expect((await bulk('prods', action)).body.message.ids).to.have.length(1000);
    console.log(`      1,000 courses: preview ${shown - began} ms, written ${Date.now() - shown} ms`);
    expect(await Prod.count({ where: { center_id: center.id, degree: 'LOW', version: 1 } })).to.equal(1000);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
