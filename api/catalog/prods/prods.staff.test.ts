import type { StaffProd } from '@odonta/api/contract';
import { AuditEntry, Prod, StatusChange } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('staff courses', () => {
  const api = useApi();
  let editor: string;

  before(async () => {
    editor = (await api.staff('COURSE_EDITOR')).token;
  });

  const get = (id: number) => api.call<StaffProd>('get', `/adm/prods/${id}`, { token: editor });
  const put = (id: number, body: unknown, headers = {}) =>
    api.call<StaffProd>('put', `/adm/prods/${id}`, { token: editor, body, headers });

  it('lists with a total, in the asked order', async () => {
    await api.given(() =>
      Promise.all([buildProd({ price: 300 }), buildProd({ price: 100 }), buildProd({ price: 200 })]),
    );
    const { status, headers, body } = await api.call<StaffProd[]>(
      'get',
      `/adm/prods?sort=["price","ASC"]&range=[0,1]`,
      { token: editor },
    );
    expect(status).to.equal(200);
    expect(headers.get('content-range')).to.match(/^prods 0-1\/\d+$/);
    expect(body.message.map(({ price }) => price)).to.deep.equal([1, 2]);
  });

  it('answers all records asked for by id, whatever the default range', async () => {
    const prods = await api.given(() => Promise.all(Array.from({ length: 30 }, () => buildProd())));
    const { body } = await api.call<StaffProd[]>(
      'get',
      `/adm/prods?filter=${JSON.stringify({ id: prods.map(({ id }) => id) })}`,
      { token: editor },
    );
    expect(body.message).to.have.length(30);
  });

  it('counts each status without the filter on status itself', async () => {
    await api.given(() => buildProd({ status: 'CREATED' }));
    const { body } = await api.call<StaffProd[]>('get', `/adm/prods?filter={"status":"CONFIRMED"}`, {
      token: editor,
    });
    expect(body.facets.status?.CREATED).to.be.greaterThan(0);
  });

  it('creates a draft with prices and lecturers in their order', async () => {
    const center = await buildCenter();
    const [first, second] = [await buildLecturer(), await buildLecturer()];
    const body = {
      center_id: center.id,
      name: 'Ретритмент корневых каналов',
      type: 2,
      degree: 'MIDDLE',
      categories: [2],
      price: 25000,
      prices: [
        { price: 20000, type: 'date', date: 1_900_000_000 },
        { price: 18000, type: 'student' },
      ],
      lecturer_ids: [second.id, first.id],
    };
    const created = await api.call<StaffProd>('post', '/adm/prods', { token: editor, body });
    expect(created.status).to.equal(201);
    const { message } = created.body;
    expect(message.slug).to.equal('retritment-kornevyh-kanalov');
    expect(message.is_draft).to.equal(true);
    expect(message.prices.map(({ price, type }) => [price, type])).to.deep.equal([
      [20000, 'date'],
      [18000, 'student'],
    ]);
    expect(message.lecturer_ids).to.deep.equal([second.id, first.id]);
  });

  it('takes back the whole record as react-admin sends it, and changes what differs', async () => {
    const prod = await api.given(() => buildProd());
    const { body } = await get(prod.id);
    const renamed = await put(prod.id, { ...body.message, name: 'Новое имя курса' });
    expect(renamed.status).to.equal(200);
    expect(renamed.body.message.name).to.equal('Новое имя курса');
    expect(renamed.body.message.version).to.equal(body.message.version + 1);
  });

  it('names the read-only field that was changed, and changes nothing', async () => {
    const prod = await api.given(() => buildProd());
    const { status, body } = await put(prod.id, {
      name: 'Другое имя курса',
      status: 'CANCELED',
      seats_taken: -5,
      colour: 'red',
    });
    expect(status).to.equal(422);
    expect(body.errors).to.have.all.keys('status', 'seats_taken', 'colour');
    expect((await Prod.findByPk(prod.id))?.name).to.equal(prod.name);
  });

  it('refuses a stale version and shows the record as it is', async () => {
    const prod = await api.given(() => buildProd());
    await put(prod.id, { name: 'Правка первого сотрудника' });
    const { status, body } = await put(
      prod.id,
      { name: 'Правка второго сотрудника' },
      { 'If-Match': `"${prod.version}"` },
    );
    expect([status, body.code]).to.deep.equal([409, 'VERSION_CONFLICT']);
    expect(body.current.name).to.equal('Правка первого сотрудника');
  });

  it('raises the version when only the prices change', async () => {
    const prod = await api.given(() => buildProd());
    const { body } = await put(prod.id, { prices: [{ price: 500, type: 'student' }] });
    expect(body.message.version).to.equal(prod.version + 1);
  });

  it('keeps scripts out of the description', async () => {
    const prod = await api.given(() => buildProd());
    const { body } = await put(prod.id, {
      text: '<p onclick="x()">Да<script>alert(1)</script></p><img src=x onerror=x()>',
    });
    expect(body.message.text).to.equal('<p>Да</p>');
  });

  it('refuses prices whose fields do not fit their type', async () => {
    const prod = await api.given(() => buildProd());
    const { status, body } = await put(prod.id, {
      prices: [
        { price: 1, type: 'date' },
        { price: 1, type: 'listener', count_listener: 1 },
        { price: -1, type: 'any' },
      ],
    });
    expect(status).to.equal(422);
    expect(body.errors).to.have.all.keys(
      'prices.0.date',
      'prices.1.count_listener',
      'prices.2.price',
      'prices.2.text',
    );
  });

  it('publishes a complete course and writes who did it', async () => {
    const lecturer = await buildLecturer();
    const prod = await api.given(() => buildProd({ status: 'CREATED', lecturers: [lecturer] }));
    const { status, body } = await api.call<StaffProd>('post', `/adm/prods/${prod.id}/publish`, {
      token: editor,
    });
    expect([status, body.message.status]).to.deep.equal([200, 'CONFIRMED']);
    expect(
      await StatusChange.count({ where: { resource: 'prods', record_id: prod.id, move: 'publish' } }),
    ).to.equal(1);
    const entry = await AuditEntry.findOne({
      where: { resource: 'prods', record_id: String(prod.id), action: 'publish' },
    });
    expect(entry?.changes.status).to.deep.equal(['CREATED', 'CONFIRMED']);
  });

  it('says what is missing from an incomplete course', async () => {
    const prod = await api.given(() => buildProd({ status: 'CREATED', text: 'Коротко' }));
    const { status, body } = await api.call<string>('post', `/adm/prods/${prod.id}/publish`, {
      token: editor,
    });
    expect([status, body.code]).to.deep.equal([409, 'CONFLICT']);
    expect(body.message).to.include('описание').and.include('лектор');
  });

  it('publishes no course whose lecturer has no page yet, and names him', async () => {
    const lecturer = await buildLecturer({ name: 'Нина Черновикова', status: 'CREATED' });
    const prod = await api.given(() => buildProd({ status: 'CREATED', lecturers: [lecturer] }));
    const { status, body } = await api.call<string>('post', `/adm/prods/${prod.id}/publish`, {
      token: editor,
    });
    expect([status, body.code]).to.deep.equal([409, 'CONFLICT']);
    expect(body.message).to.include('Нина Черновикова');
    expect((await Prod.findByPk(prod.id))?.status).to.equal('CREATED');
  });

  it('asks when a course at a place ends, and of no online course', async () => {
    const date_start = 1_900_000_000;
    const [atPlace, online] = await api.given(() =>
      Promise.all([buildProd({ type: 3 }), buildProd({ type: 2 })]),
    );
    const without = (id: number) => put(id, { date_start, date_end: 0 });
    const refused = await without(atPlace.id);
    expect([refused.status, Object.keys(refused.body.errors)]).to.deep.equal([422, ['date_end']]);
    expect((await without(online.id)).status).to.equal(200);
  });

  it('refuses a transition that the status does not allow, and names the allowed ones', async () => {
    const prod = await api.given(() => buildProd());
    const { status, body } = await api.call('post', `/adm/prods/${prod.id}/publish`, { token: editor });
    expect([status, body.code]).to.deep.equal([409, 'TRANSITION_NOT_ALLOWED']);
    expect(body.allowed).to.include('pause_sales').and.not.include('publish');
  });

  it('publishes no course that its centre has changed since the moderator read it', async () => {
    const lecturers = [await buildLecturer({ status: 'CONFIRMED' })];
    const prod = await api.given(() => buildProd({ status: 'CREATED', lecturers }));
    const publish = (version: number) =>
      api.call('post', `/adm/prods/${prod.id}/publish`, { token: editor, body: { version } });
    const { version } = prod;
    await api.given(() => prod.update({ text: 'Совсем другой текст курса. '.repeat(10) }));
    const { status, body } = await publish(version);
    expect([status, body.code]).to.deep.equal([409, 'VERSION_CONFLICT']);
    expect((await publish((await prod.reload()).version)).status).to.equal(200);
  });

  it('asks for a reason to reject', async () => {
    const prod = await api.given(() => buildProd({ status: 'CREATED' }));
    const { status, body } = await api.call('post', `/adm/prods/${prod.id}/reject`, {
      token: editor,
      body: {},
    });
    expect([status, body.errors]).to.deep.equal([422, { reason: 'Обязательное поле' }]);
  });

  it('lets one of two simultaneous transitions through', async () => {
    const prod = await api.given(() => buildProd({ status: 'CREATED' }));
    const reject = () =>
      api.call('post', `/adm/prods/${prod.id}/reject`, { token: editor, body: { reason: 'Дубликат курса' } });
    const answers = await Promise.all(Array.from({ length: 8 }, reject));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...Array(7).fill(409)]);
  });

  it('changes several at once or none', async () => {
    const [one, two] = await api.given(async () => [await buildProd(), await buildProd()]);
    const bulk = (ids: number[]) =>
      api.call('post', '/adm/prods/bulk', {
        token: editor,
        body: { action: 'update', ids, data: { degree: 'LOW' } },
      });
    expect((await bulk([one.id, two.id, 999_999])).status).to.equal(404);
    expect((await Prod.findByPk(one.id))?.degree).to.equal('MIDDLE');
    expect((await bulk([one.id, two.id])).body.message).to.deep.equal({ ids: [one.id, two.id] });
    expect((await Prod.findByPk(two.id))?.degree).to.equal('LOW');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
