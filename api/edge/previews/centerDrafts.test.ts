import type { CenterPreview, CenterProdCard, Draft } from '@odonta/api/contract';
import {
  AuditEntry,
  type Center,
  ProdLecturer,
  ProdPreview,
  ProdRevision,
  type User,
  UserMembership,
} from '@odonta/db/models';
import {
  buildCenter,
  buildCity,
  buildLecturer,
  buildPartner,
  buildProd,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { secret } from '../../testing/testApi.ts';
import { useApi } from '../../testing/useApi.ts';
import { draftBehind } from './drafts.ts';

interface Made {
  preview: NonNullable<CenterPreview['preview']>;
}

describe('previews of a centre', () => {
  const api = useApi();
  let center: Center;
  let editor: string;
  beforeEach(async () => {
    center = await buildCenter();
    editor = await memberOf(center);
  });

  const memberOf = async (of: Center) => api.tokenOf(await buildPartner(of, { role: 'EDITOR' }));
  const call = <Message>(method: string, tail: string, token = editor, body?: object) =>
    api.call<Message>(method, `/prods/my/${tail}`, { token, ...(body && { body }) });
  const link = async (id: number, token = editor) =>
    (await call<Made>('post', `${id}/preview`, token, {})).body.message.preview;
  const behind = (path: string | null) => draftBehind(secret, path?.split('/').at(-1) ?? '');
  const courseBehind = async (path: string | null): Promise<Extract<Draft, { kind: 'prods' }>> => {
    const draft = await behind(path);
    if (draft?.kind !== 'prods') throw new Error('no course');
    return draft;
  };
  const unpublished = () =>
    buildProd({ center_id: center.id, status: 'PREPARE', published_at: null, name: 'Ещё не курс' });
  const published = (given: object = {}) =>
    api.given(async () =>
      buildProd({
        center_id: center.id,
        lecturers: [await buildLecturer({ status: 'CONFIRMED' })],
        ...given,
      }),
    );

  it('a link shows an unpublished course for two weeks, and its secret is stored as a hash', async () => {
    const { id } = await unpublished();
    const { path, expires_at, created_at } = await link(id);
    expect(expires_at - created_at).to.equal(14 * 86_400);
    const draft = await courseBehind(path);
    expect([draft.prod.name, draft.is_published, draft.expires_at]).to.deep.equal([
      'Ещё не курс',
      false,
      expires_at,
    ]);
    expect(path).to.match(/^\/preview\/[\w-]{32}$/);
    const row = await ProdPreview.findByPk(id, { rejectOnEmpty: true });
    expect(JSON.stringify(row)).to.not.include(path?.split('/').at(-1));
    expect((await call<CenterPreview>('get', `${id}/preview`)).body.message).to.deep.equal({
      preview: { created_at, expires_at, path: null },
    });
    const record = await AuditEntry.findOne({ where: { action: 'share_preview', record_id: String(id) } });
    expect(JSON.stringify(record)).to.not.include(path?.split('/').at(-1));
  });

  it('a newer link ends the older one, and a closed one shows nothing', async () => {
    const { id } = await unpublished();
    const [first, second] = [await link(id), await link(id)];
    expect([await behind(first.path), (await behind(second.path)) !== null]).to.deep.equal([null, true]);
    expect((await call('delete', `${id}/preview`)).status).to.equal(200);
    expect(await behind(second.path)).to.equal(null);
    expect((await call('get', `${id}/preview`)).body.message).to.deep.equal({ preview: null });
  });

  it('an expired link shows nothing, nor does that of a deleted course or of a suspended centre', async () => {
    const [one, other] = [await unpublished(), await unpublished()];
    const [{ path }, { path: gone }] = [await link(one.id), await link(other.id)];
    await other.destroy();
    expect(await behind(gone)).to.equal(null);
    await center.update({ suspended_at: new Date() });
    expect(await behind(path)).to.equal(null);
    await center.update({ suspended_at: null });
    expect(await behind(path)).to.not.equal(null);
    await ProdPreview.update({ expires_at: new Date(Date.now() - 1000) }, { where: { prod_id: one.id } });
    expect(await behind(path)).to.equal(null);
    expect((await call('get', `${one.id}/preview`)).body.message).to.deep.equal({ preview: null });
  });

  it('a link of a course of a deleted centre shows nothing', async () => {
    const { path } = await link((await unpublished()).id);
    await center.destroy();
    expect(await behind(path)).to.equal(null);
  });

  const leavings: Record<string, (member: User) => Promise<unknown>> = {
    'was dismissed': ({ id }) => UserMembership.destroy({ where: { user_id: id } }),
    'may not edit any more': ({ id }) =>
      UserMembership.update({ role: 'ACCOUNTANT' }, { where: { user_id: id } }),
    'was blocked': (member) => member.update({ status: 'BLOCKED' }),
    'edits another centre now': async ({ id }) =>
      UserMembership.update({ center_id: (await buildCenter()).id }, { where: { user_id: id } }),
    'was deleted': (member) => member.destroy(),
  };
  for (const [happened, leave] of Object.entries(leavings))
    it(`the link of a member who ${happened} shows nothing, and the owner may make another`, async () => {
      const { id } = await unpublished();
      const member = await buildPartner(center, { role: 'EDITOR' });
      const { path } = await link(id, await api.tokenOf(member));
      expect(await behind(path)).to.not.equal(null);
      await leave(member);
      expect(await behind(path)).to.equal(null);
      expect((await call('get', `${id}/preview`)).body.message).to.deep.equal({ preview: null });
      expect(await behind((await link(id)).path)).to.not.equal(null);
    });

  it('editors of other centres, and members who do not edit, get no link', async () => {
    const { id } = await unpublished();
    const foreign = await memberOf(await buildCenter());
    const accountant = await api.tokenOf(await buildPartner(center, { role: 'ACCOUNTANT' }));
    const { path } = await link(id);
    for (const method of ['get', 'post', 'delete']) {
      const body = method === 'post' ? {} : undefined;
      expect((await call(method, `${id}/preview`, foreign, body)).status, method).to.equal(404);
      expect((await call(method, `${id}/preview`, accountant, body)).status, method).to.equal(403);
    }
    expect(await behind(path), 'and none of them ends it').to.not.equal(null);
  });

  it('shows what waits beside a published course, sent or not, while the course stays as it was', async () => {
    const city = await buildCity({ name: 'Новосибирск', utc_offset: 7 });
    const prod = await published({ prices: [{ type: 'student', price: 500_000 }] });
    const lecturer = await buildLecturer({ status: 'CONFIRMED', name: 'Новая Лекторша' });
    const save = (fields: object) => call<CenterProdCard>('put', `${prod.id}`, editor, { fields });
    const { prices } = (await save({ name: 'Другое название курса', degree: 'LOW' })).body.message.values;
    await call('post', `${prod.id}/submit`, editor, {});
    const options = [
      ...prices,
      { price: 7000, type: 'any', text: 'Онлайн', date: null, count_listener: null },
    ];
    await save({
      ...{ name: 'Третье название курса', city_id: city.id, price: 9000, prices: options },
      text: '<p>Новое описание</p><script>alert(1)</script>',
      lecturer_ids: [lecturer.id],
    });
    const before = (await api.call('get', `/prods/${prod.id}`)).body;
    const shown = await courseBehind((await link(prod.id)).path);
    expect(shown.is_published).to.equal(true);
    const { name, degree, price, text } = shown.prod;
    expect({ name, degree, city: shown.prod.city, price, utc: shown.prod.utc_offset }).to.deep.equal({
      ...{ name: 'Третье название курса', degree: 'LOW', city: 'Новосибирск', price: 9000, utc: 7 },
    });
    expect(text).to.equal('<p>Новое описание</p>');
    expect(shown.prod.lecturers.map(({ name }) => name)).to.deep.equal(['Новая Лекторша']);
    expect(shown.prod.prices.map((each) => [each.type, each.price])).to.deep.equal([
      ...prices.map((each) => [each.type, each.price]),
      ['any', 7000],
    ]);
    expect((await api.call('get', `/prods/${prod.id}`)).body).to.deep.equal(before);
  });

  it('tells nothing that the public page would not', async () => {
    const prod = await published({ online_link: 'https://secret.test/room' });
    const { body } = await api.call<object>('get', `/prods/${prod.id}`);
    const { prod: shown } = await courseBehind((await link(prod.id)).path);
    expect(Object.keys(JSON.parse(JSON.stringify(shown))).sort()).to.deep.equal(
      Object.keys(body.message).sort(),
    );
    expect(JSON.stringify(shown)).to.not.include('secret.test');
  });

  it('a lecturer who declined is not shown by it', async () => {
    const prod = await published();
    const { path } = await link(prod.id);
    const [named] = (await courseBehind(path)).prod.lecturers;
    expect(named).to.not.equal(undefined);
    const moments = { asked_at: new Date(), answered_at: new Date() };
    await ProdLecturer.update(
      { consent: 'DECLINED', decline_reason: 'Занят', ...moments },
      { where: { prod_id: prod.id } },
    );
    await call('put', `${prod.id}`, editor, { fields: { degree: 'LOW' } });
    expect((await courseBehind(path)).prod.lecturers).to.deep.equal([]);
  });

  it('a moderator opens an edit that waits, as the page will show it', async () => {
    const prod = await published();
    await call('put', `${prod.id}`, editor, { fields: { name: 'Название после проверки' } });
    await call('post', `${prod.id}/submit`, editor, {});
    const { token } = await api.staff('COURSE_EDITOR');
    const { id } = await ProdRevision.findOne({ where: { prod_id: prod.id }, rejectOnEmpty: true });
    const preview = await api.call<{ path: string }>('post', `/adm/prod_revisions/${id}/preview`, { token });
    expect((await courseBehind(preview.body.message.path)).prod.name).to.equal('Название после проверки');
  });
});
