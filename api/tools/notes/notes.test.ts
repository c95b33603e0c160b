import type { Colleague, Notices, StaffAuditEntry, StaffNote, StaffNotes } from '@odonta/api/contract';
import { Letter, Note, StaffNotice, type User } from '@odonta/db/models';
import { buildCenter, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('notes beside a record', () => {
  const api = useApi();
  let anna: { user: User; token: string };
  let boris: { user: User; token: string };

  before(async () => {
    [anna, boris] = [await api.staff('ROP_COURSE'), await api.staff('MANAGER')];
  });

  const as = async (...roles: StaffRole[]) => (await api.staff(...roles)).token;
  const beside = ({ id }: { id: number }) => `/adm/manager_requests/${id}/notes`;
  const written = async (path: string, token: string, body: object) =>
    api.call<StaffNote>('post', path, { token, body });
  const notesAt = async (path: string, token: string) =>
    (await api.call<StaffNotes>('get', path, { token })).body.message.notes;
  const change = (method: string, id: number, token: string, body?: object, tail = '') =>
    api.call<StaffNote>(method, `/adm/notes/${id}${tail}`, { token, body });
  const noticesOf = async (token: string) =>
    (await api.call<Notices>('get', '/adm/notices', { token })).body.message.notices;

  it('a note is visible to all who see the record, newest first, with its author', async () => {
    const request = await buildManagerRequest();
    await written(beside(request), anna.token, { text: 'Перезвонить после обеда' });
    const second = await written(beside(request), boris.token, { text: '  Сделано \n завтра ещё раз ' });
    expect([second.status, second.body.message.text]).to.deep.equal([201, 'Сделано \n завтра ещё раз']);
    const seen = await notesAt(beside(request), anna.token);
    expect(seen.map(({ text, author_name }) => [text.slice(0, 7), author_name])).to.deep.equal([
      ['Сделано', boris.user.name],
      ['Перезво', anna.user.name],
    ]);
    expect(seen.map(({ is_changeable }) => is_changeable)).to.deep.equal([false, true]);
  });

  it('staff who cannot see the record can neither read nor write its notes', async () => {
    const request = await buildManagerRequest({ center_id: (await buildCenter()).id });
    await written(beside(request), anna.token, { text: 'Тайна' });
    const [keeper, stranger] = [await as('PARTNER_MANAGER'), await as('ARTICLES')];
    for (const method of ['get', 'post'] as const) {
      const body = method === 'post' ? { body: { text: 'Подглядел' } } : {};
      expect((await api.call(method, beside(request), { token: keeper, ...body })).status).to.equal(404);
      expect((await api.call(method, beside(request), { token: stranger, ...body })).status).to.equal(403);
    }
    expect(await Note.count({ where: { record_id: request.id } })).to.equal(1);
  });

  it('a note is hidden from staff who see the record masked, except its author', async () => {
    const request = await buildManagerRequest();
    await written(beside(request), anna.token, { text: 'Телефон жены: +79001112233' });
    const masked = await as('MANAGER_REQUEST_VIEW');
    await written(beside(request), masked, { text: 'Я проверила' });
    expect((await notesAt(beside(request), masked)).map(({ text }) => text)).to.deep.equal([
      'Я проверила',
      '***',
    ]);
  });

  it('an empty text, a long one, and unknown fields are refused', async () => {
    const request = await buildManagerRequest();
    const wrong = [
      {},
      { text: '   ' },
      { text: 'я'.repeat(4001) },
      { text: 'а', author_id: 1 },
      { text: 'а', mentions: ['x'] },
    ];
    for (const body of wrong) expect((await written(beside(request), anna.token, body)).status).to.equal(422);
    expect(await Note.count({ where: { record_id: request.id } })).to.equal(0);
  });

  it('only the author changes and deletes a note, and restores it', async () => {
    const request = await buildManagerRequest();
    const { id } = (await written(beside(request), anna.token, { text: 'Раз' })).body.message;
    for (const [method, tail] of [
      ['put', ''],
      ['delete', ''],
      ['post', '/undelete'],
    ] as const) {
      const body = method === 'put' ? { text: 'Чужое' } : {};
      expect((await change(method, id, boris.token, body, tail)).status, method).to.not.equal(200);
    }
    const changed = await change('put', id, anna.token, { text: 'Два' });
    expect(changed.body.message.text).to.equal('Два');
    expect(changed.body.message.edited_at).to.be.a('number');
    expect((await change('delete', id, anna.token)).status).to.equal(200);
    expect(await notesAt(beside(request), anna.token)).to.deep.equal([]);
    expect((await change('put', id, anna.token, { text: 'Три' })).status).to.equal(404);
    expect((await change('post', id, anna.token, {}, '/undelete')).status).to.equal(200);
    expect((await notesAt(beside(request), anna.token)).map(({ text }) => text)).to.deep.equal(['Два']);
  });

  it('of yesterday stand as they are', async () => {
    const request = await buildManagerRequest();
    const { id } = (await written(beside(request), anna.token, { text: 'Вчера' })).body.message;
    await Note.update({ created_at: new Date(Date.now() - 25 * 3_600_000) }, { where: { id } });
    expect((await change('put', id, anna.token, { text: 'Сегодня' })).status).to.equal(409);
    expect((await change('delete', id, anna.token)).status).to.equal(409);
    expect((await notesAt(beside(request), anna.token))[0]?.is_changeable).to.equal(false);
  });

  it('a mentioned colleague gets the bell and a letter, once', async () => {
    const request = await buildManagerRequest();
    const mentions = [boris.user.id, anna.user.id];
    const { body } = await written(beside(request), anna.token, {
      text: `@${boris.user.name}, взгляни`,
      mentions,
    });
    expect(body.message.mentions).to.deep.include({ id: boris.user.id, name: boris.user.name });
    await change('put', body.message.id, anna.token, { text: 'Взгляни же', mentions });
    const heard = (await noticesOf(boris.token)).filter(({ path }) => path.includes(`/${request.id}/`));
    expect(heard.map(({ kind, path }) => [kind, path])).to.deep.equal([
      ['mention', `/manager_requests/${request.id}/show`],
    ]);
    expect(heard[0]?.text).to.include(anna.user.name).and.not.include('взгляни');
    expect(await Letter.count({ where: { kind: 'mention', to: boris.user.email } })).to.equal(1);
    expect(await StaffNotice.count({ where: { user_id: anna.user.id } })).to.equal(0);
  });

  it('a note that mentions somebody who cannot see the record is refused', async () => {
    const center = await buildCenter({ manager_id: (await api.staff('PARTNER_MANAGER')).user.id });
    const request = await buildManagerRequest({ center_id: center.id });
    const foreign = await api.staff('PARTNER_MANAGER');
    const without = await api.staff('ARTICLES');
    for (const mentions of [[foreign.user.id], [boris.user.id, without.user.id], [2_000_000_000]]) {
      const { status, body } = await written(beside(request), anna.token, { text: 'Смотри', mentions });
      expect([status, Object.keys(body.errors)]).to.deep.equal([422, ['mentions']]);
    }
    expect(await Note.count({ where: { record_id: request.id } })).to.equal(0);
    expect(await noticesOf(foreign.token)).to.deep.equal([]);
  });

  it('suggestions name those who see the record, by a part of the name', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const foreign = await api.staff('PARTNER_MANAGER');
    await keeper.user.update({ name: 'Ершова Таисия Игоревна' });
    await foreign.user.update({ name: 'Ершова Таисия Чужая' });
    const prod = await api.given(async () =>
      buildProd({ center_id: (await buildCenter({ manager_id: keeper.user.id })).id }),
    );
    const { body } = await api.call<Colleague[]>(
      'get',
      `/adm/prods/${prod.id}/colleagues?q=${encodeURIComponent('таисия ерш')}`,
      { token: anna.token },
    );
    expect(body.message).to.deep.equal([{ id: keeper.user.id, name: 'Ершова Таисия Игоревна' }]);
    const percent = await api.call<Colleague[]>('get', `/adm/prods/${prod.id}/colleagues?q=%25`, {
      token: anna.token,
    });
    expect(percent.body.message).to.deep.equal([]);
  });

  it('the history says that a note was written, and not its text', async () => {
    const request = await buildManagerRequest();
    await written(beside(request), anna.token, { text: 'Паспорт 4509 123456' });
    const path = `/adm/manager_requests/${request.id}/history`;
    const { body, text } = await api.call<StaffAuditEntry[]>('get', path, { token: anna.token });
    expect(body.message.map(({ action }) => action)).to.deep.equal(['note']);
    expect(text).to.not.include('4509');
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
