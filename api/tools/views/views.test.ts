import type { SavedView as ShownView } from '@odonta/api/contract';
import { AuditEntry, SavedView } from '@odonta/db/models';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const query = { filter: { status: 'CREATED' }, sort: ['created_at', 'DESC'], per_page: 50 };
const draft = { resource: 'prods', name: 'Черновики', query };

describe('saved views', () => {
  const api = useApi();
  let token: string;
  beforeEach(async () => {
    ({ token } = await api.staff('COURSE_EDITOR'));
  });

  const keep = (given: object = {}, by = token) =>
    api.call<ShownView>('post', '/adm/views', { token: by, body: { ...draft, ...given } });
  const change = (id: number, body: object, by = token, headers = {}) =>
    api.call<ShownView>('put', `/adm/views/${id}`, { token: by, body, headers });
  const drop = (id: number, by = token) => api.call('delete', `/adm/views/${id}`, { token: by });
  const seenBy = async (by: string) =>
    (await api.call<ShownView[]>('get', '/adm/views', { token: by })).body.message;
  const names = async (by: string) => (await seenBy(by)).map(({ name }) => name);

  it('a view stores filter, sort, columns and page size, and is seen by its owner only', async () => {
    const whole = { ...query, columns: ['name', 'status'] };
    const { status, body } = await keep({ query: whole });
    expect(status).to.equal(201);
    expect(body.message).to.deep.include({ ...draft, query: whole, is_own: true, roles: [], dropped: [] });
    expect(await names(token)).to.deep.equal(['Черновики']);
    expect(await names((await api.staff('COURSE_EDITOR')).token)).to.deep.equal([]);
  });

  it('only its owner renames, shares and deletes a view; each action is in the audit log', async () => {
    const { id } = (await keep()).body.message;
    await change(id, { name: 'Ждут' });
    await change(id, { roles: ['COURSE_EDITOR'] });
    expect((await drop(id)).status).to.equal(200);
    expect(await names(token)).to.deep.equal([]);
    const rows = await AuditEntry.findAll({
      where: { resource: 'saved_views', record_id: String(id) },
      order: ['id'],
    });
    expect(rows.map(({ action }) => action)).to.deep.equal(['create', 'edit', 'edit', 'delete']);
    expect(rows[1]?.changes).to.deep.equal({ name: ['Черновики', 'Ждут'] });
  });

  it('a view is shared with holders of the role who may list, and is read-only for them', async () => {
    const { id } = (await keep({ roles: ['COURSE_EDITOR'] })).body.message;
    const other = (await api.staff('COURSE_EDITOR')).token;
    expect((await seenBy(other)).find((view) => view.id === id)).to.deep.include({ is_own: false });
    expect((await seenBy((await api.staff('MANAGER')).token)).some((view) => view.id === id)).to.equal(false);
    expect((await change(id, { name: 'Моё' }, other)).status).to.equal(404);
    expect((await drop(id, other)).status).to.equal(404);
    expect((await SavedView.findByPk(id))?.name).to.equal('Черновики');
    await drop(id);
  });

  it('of lists that one may not see are neither given nor kept', async () => {
    const admin = (await api.staff('ADMIN')).token;
    const users = { resource: 'users', name: 'Все', query: { ...query, filter: {}, sort: ['id', 'DESC'] } };
    expect((await keep({ ...users, roles: ['COURSE_EDITOR'] }, admin)).status).to.equal(201);
    expect((await seenBy(token)).some(({ resource }) => resource === 'users')).to.equal(false);
    expect((await keep(users)).body).to.have.nested.property('errors.resource');
    expect((await keep({ ...users, resource: 'nothing' })).status).to.equal(422);
  });

  it('a view is shared with the own roles; staff who grant roles share it with any', async () => {
    const refused = await keep({ roles: ['MANAGER'] });
    expect([refused.status, refused.body]).to.have.nested.property('1.errors.roles');
    const { id } = (await keep()).body.message;
    expect((await change(id, { roles: ['COURSE_EDITOR', 'ADMIN'] })).status).to.equal(422);
    expect((await keep({ roles: ['MANAGER'] }, (await api.staff('ADMIN')).token)).status).to.equal(201);
  });

  it('unknown filters, values and orders are refused by name', async () => {
    const wrong = {
      filter: { color: 'red', status: 'NOWHERE' },
      sort: ['password_hash', 'ASC'],
      per_page: 25,
    };
    const { status, body } = await keep({ query: wrong });
    expect(status).to.equal(422);
    expect(Object.keys((body as unknown as { errors: object }).errors)).to.have.members([
      'color',
      'password_hash',
      'status',
    ]);
  });

  it('a view opens without what a release has removed from the list, and says what that was', async () => {
    const { id } = (await keep()).body.message;
    const old = {
      filter: { status: 'CREATED', colour: 'red' },
      sort: ['rank', 'ASC'] as ['rank', 'ASC'],
      per_page: 25,
    };
    await SavedView.update({ query: old }, { where: { id } });
    const view = (await seenBy(token)).find((each) => each.id === id);
    expect(view?.dropped).to.deep.equal(['colour', 'rank']);
    expect(view?.query.filter).to.deep.equal({ status: 'CREATED' });
    expect(view?.query.sort[0]).to.not.equal('rank');
  });

  it('names of views are unique, ignoring case', async () => {
    await keep();
    const { status, body } = await keep({ name: ' черновики ' });
    expect([status, body]).to.have.nested.property('1.errors.name');
    expect(
      (await keep({ resource: 'lecturers', query: { ...query, filter: {}, sort: ['id', 'ASC'] } })).status,
    ).to.equal(201);
  });

  it('each list has one default view', async () => {
    const first = (await keep({ is_default: true })).body.message;
    const second = (await keep({ name: 'Вторые', is_default: true })).body.message;
    const defaults = async () => (await seenBy(token)).filter((view) => view.is_default).map(({ id }) => id);
    expect(await defaults()).to.deep.equal([second.id]);
    await change(first.id, { is_default: true });
    expect(await defaults()).to.deep.equal([first.id]);
  });

  it('an older version is refused, with the current one', async () => {
    const { id, version } = (await keep()).body.message;
    const headers = { 'if-match': `"${version}"` };
    expect((await change(id, { name: 'Первый' }, token, headers)).status).to.equal(200);
    const { status, body } = await change(id, { name: 'Второй' }, token, headers);
    expect(status).to.equal(409);
    expect(body).to.have.nested.property('current.name', 'Первый');
  });

  it('of two tabs that save at once one is refused and nothing is lost unseen', async () => {
    const { id, version } = (await keep()).body.message;
    const headers = { 'if-match': `"${version}"` };
    const both = await Promise.all(['А', 'Б'].map((name) => change(id, { name }, token, headers)));
    expect(both.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
