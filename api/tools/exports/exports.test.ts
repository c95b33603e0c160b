import type { ExportColumns, StaffExport } from '@odonta/api/contract';
import { deleteExports, ExportPart, ExportTask, Session, UserRole } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { cellsOfCsv } from '../../testing/tables.ts';
import { useApi } from '../../testing/useApi.ts';

describe('exports that are made beside', () => {
  const api = useApi();

  before(async () => {
    for (const name of ['=Формула', 'Обычный', 'Третий']) await buildLecturer({ name: `${name} Лектор` });
    await buildLecturer({ name: 'Скрытый Другой', status: 'CREATED' });
  });

  const ask = (token: string, body: object = {}, resource = 'lecturers') =>
    api.call<StaffExport>('post', `/adm/${resource}/exports`, { token, body: { format: 'csv', ...body } });
  const mine = async (token: string) =>
    (await api.call<StaffExport[]>('get', '/adm/exports', { token })).body.message;
  const made = (token: string, id: number) =>
    eventually(async () => {
      const task = (await mine(token)).find((each) => each.id === id);
      expect(task?.status).to.be.oneOf(['DONE', 'FAILED']);
      return task;
    });
  const file = (token: string, id: number) => api.call('get', `/adm/exports/${id}/file`, { token });
  const narrowed = {
    filter: JSON.stringify({ q: 'Лектор' }),
    sort: JSON.stringify(['name', 'ASC']),
    columns: 'name,status',
  };

  it('exports hold exactly the list: its filter, its order, its visible columns, with a mark and formulas disarmed', async () => {
    const { token } = await api.staff('ADMIN');
    const { status, body } = await ask(token, narrowed);
    expect([status, body.message.total, body.message.format]).to.deep.equal([201, 3, 'csv']);
    const task = await made(token, body.message.id);
    expect([task?.status, task?.done]).to.deep.equal(['DONE', 3]);
    const { text, headers } = await file(token, body.message.id);
    expect(headers.get('content-disposition')).to.match(/^attachment; filename="lecturers-\d+\.csv"$/);
    const { text: atOnce } = await api.call(
      'get',
      `/adm/lecturers/export?format=csv&${new URLSearchParams(narrowed)}`,
      { token },
    );
    expect(text).to.equal(atOnce);
    const [titles, ...rows] = cellsOfCsv(text);
    expect(titles?.map((title) => title.replace('\ufeff', ''))).to.deep.equal(['Имя', 'Статус']);
    expect(rows.map(([name]) => name)).to.deep.equal(
      ['Обычный Лектор', 'Третий Лектор', `'=Формула Лектор`].sort(),
    );
  });

  it('the bell announces the file, which is available for a day', async () => {
    const { token, user } = await api.staff('ADMIN');
    const { body } = await ask(token);
    await made(token, body.message.id);
    const hours = (body.message.expires_at - body.message.created_at) / 3600;
    expect(Math.round(hours)).to.equal(24);
    await eventually(async () => {
      const { body: notified } = await api.call<{ notices: { kind: string }[] }>('get', '/adm/notices', {
        token,
      });
      expect(JSON.stringify(notified.message)).to.include('export_ready');
    });
    await ExportTask.update({ expires_at: new Date(Date.now() - 1000) }, { where: { user_id: user.id } });
    expect((await file(token, body.message.id)).status).to.equal(404);
    await deleteExports();
    expect(await mine(token)).to.deep.equal([]);
    expect(await ExportPart.count({ where: { task_id: body.message.id } })).to.equal(0);
  });

  it('a file is visible to its owner only', async () => {
    const [one, other] = [(await api.staff('ADMIN')).token, (await api.staff('ADMIN')).token];
    const { body } = await ask(one);
    await made(one, body.message.id);
    expect([await mine(other), (await file(other, body.message.id)).status]).to.deep.equal([[], 404]);
    expect((await file(one, body.message.id)).status).to.equal(200);
  });

  it('a file is refused once its owner may see less', async () => {
    const { token, user } = await api.staff('COURSE_EDITOR', 'ADMIN');
    const { body } = await ask(token);
    await made(token, body.message.id);
    await UserRole.destroy({ where: { user_id: user.id, role: 'ADMIN' } });
    expect((await file(token, body.message.id)).status).to.equal(403);
  });

  it('a person has one export at a time', async () => {
    const { token, user } = await api.staff('ADMIN');
    await ExportTask.create({
      user_id: user.id,
      session_id: (await Session.findOne({ where: { subject_id: user.id }, rejectOnEmpty: true })).id,
      resource: 'lecturers',
      query: { format: 'csv' },
      seen: '',
      expires_at: new Date(Date.now() + 1e6),
    });
    const { status, body } = await ask(token);
    expect([status, body.message]).to.deep.equal([409, 'Один файл для вас уже готовится: дождитесь его']);
  });

  it('an unknown filter, order or column is refused at once', async () => {
    const { token } = await api.staff('ADMIN');
    for (const wrong of [{ filter: '{"x":1}' }, { sort: '["x","ASC"]' }, { columns: 'x' }, { format: 'pdf' }])
      expect((await ask(token, wrong)).status, JSON.stringify(wrong)).to.equal(422);
    expect(await mine(token)).to.deep.equal([]);
  });

  it('staff with the right to export see the columns and export', async () => {
    const { token } = await api.staff('COURSE_VIEW');
    expect((await ask(token, {}, 'centers')).status).to.equal(403);
    const admin = (await api.staff('ADMIN')).token;
    const columns = async (of: string) =>
      (await api.call<ExportColumns>('get', '/adm/exports/columns', { token: of })).body.message;
    expect((await columns(admin)).lecturers).to.deep.equal(['id', 'name', 'sef', 'status']);
    expect(Object.keys(await columns(token))).to.not.include('centers');
  });

  it("an export holds no course of another manager's centres", async () => {
    const { token, user } = await api.staff('PARTNER_MANAGER');
    const { id: center_id } = await buildCenter({ manager_id: user.id });
    await api.given(async () => [
      await buildProd({ name: 'Свой курс', center_id }),
      await buildProd({ name: 'Чужой курс' }),
    ]);
    const { body } = await ask(token, { columns: 'name' }, 'prods');
    await made(token, body.message.id);
    const { text } = await file(token, body.message.id);
    expect(cellsOfCsv(text).slice(1)).to.deep.equal([['Свой курс']]);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
