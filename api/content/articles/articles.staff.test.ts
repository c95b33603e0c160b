import type { StaffArticle } from '@odonta/api/contract';
import { StatusChange, Tag } from '@odonta/db/models';
import { buildArticle, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const whole = {
  title: 'Ретракция десны перед слепком',
  description: 'Нити, пасты и их сочетания.',
  text: `<p>${'Текст статьи о ретракции. '.repeat(20)}</p>`,
  categories: [5],
};

describe('staff articles', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ARTICLES')).token;
  });

  const create = (body: unknown) => api.call<StaffArticle>('post', '/adm/articles', { token, body });
  const put = (id: number, body: unknown) =>
    api.call<StaffArticle>('put', `/adm/articles/${id}`, { token, body });
  const act = (id: number, move: string, body: unknown = {}) =>
    api.call<StaffArticle>('post', `/adm/articles/${id}/${move}`, { token, body });
  const seen = async (id: number) => (await api.call('get', `/articles/${id}`)).status;
  const transitionsOf = ({ available_transitions }: StaffArticle) =>
    available_transitions.map(({ name }) => name);

  it('an article begins as a draft that needs only a title', async () => {
    const { status, body } = await create({ title: 'Только заголовок' });
    expect(status).to.equal(201);
    expect(body.message).to.deep.include({
      slug: 'tolko-zagolovok',
      status: 'DRAFT',
      text: '',
      tags: [],
      lecturer_ids: [],
      published_at: null,
    });
    expect(transitionsOf(body.message)).to.deep.equal(['submit', 'publish', 'schedule']);
    expect(await seen(body.message.id)).to.equal(404);
  });

  it('an article keeps authors, courses and tags in their order, and a tag once whatever its case', async () => {
    const [one, other] = await Promise.all([buildLecturer(), buildLecturer()]);
    const prod = await buildProd();
    const lists = { lecturer_ids: [other.id, one.id], prod_ids: [prod.id], tags: ['Слепки', 'Ретракция'] };
    const { body } = await create({ ...whole, ...lists });
    expect(body.message).to.deep.include(lists);
    const again = await create({ ...whole, tags: ['СЛЕПКИ'] });
    expect(again.body.message.tags).to.deep.equal(['Слепки']);
    expect(await Tag.count({ where: { slug: 'slepki' } })).to.equal(1);
    const fewer = await put(body.message.id, { lecturer_ids: [one.id], tags: [] });
    expect(fewer.body.message).to.deep.include({ lecturer_ids: [one.id], tags: [], prod_ids: [prod.id] });
  });

  it('unknown references and malformed values are refused field by field', async () => {
    const strangers = await create({ ...whole, lecturer_ids: [999_999], prod_ids: [999_998] });
    expect(strangers.body.errors).to.deep.equal({
      lecturer_ids: 'Такого лектора нет',
      prod_ids: 'Такого курса нет',
    });
    const wrong = await create({
      title: 'Мало',
      ad_inn: '123',
      sources: [{ text: 'Книга', url: 'javascript:alert(1)' }],
      tags: ['Эндо', 'эндо'],
      categories: [1, 2, 3, 4],
      status: 'PUBLISHED',
      like_count: 5,
    });
    expect(wrong.status).to.equal(422);
    expect(wrong.body.errors).to.have.all.keys(
      'title',
      'ad_inn',
      'sources.0.url',
      'tags.1',
      'categories',
      'status',
      'like_count',
    );
  });

  it('only safe markup of a text is stored', async () => {
    const { body } = await create({
      ...whole,
      text: '<h2 onclick="x">О</h2><script>alert(1)</script><table><tr><td>1</td></tr></table>',
    });
    expect(body.message.text).to.equal('<h2>О</h2><table><tr><td>1</td></tr></table>');
  });

  it('an article goes from draft through review to publication, and back', async () => {
    const { id } = (await create(whole)).body.message;
    expect((await act(id, 'submit')).body.message.status).to.equal('REVIEW');
    expect((await act(id, 'rework')).body.errors).to.deep.equal({ reason: 'Обязательное поле' });
    expect((await act(id, 'rework', { reason: 'Добавьте источники' })).body.message.status).to.equal('DRAFT');
    const { message } = (await act(id, 'publish')).body;
    expect(message.status).to.equal('PUBLISHED');
    expect(message.published_at).to.be.closeTo(nowInSeconds(), 5);
    expect(await seen(id)).to.equal(200);
    expect((await act(id, 'publish')).status).to.equal(409);
    expect((await act(id, 'unpublish')).body.message.status).to.equal('DRAFT');
    expect(await seen(id)).to.equal(404);
    const again = await act(id, 'publish');
    expect(again.body.message.published_at).to.equal(message.published_at);
    const transitions = await StatusChange.findAll({
      where: { resource: 'articles', record_id: id },
      order: ['id'],
    });
    expect(transitions.map(({ move }) => move)).to.deep.equal([
      'submit',
      'rework',
      'publish',
      'unpublish',
      'publish',
    ]);
  });

  it('an incomplete article is not published, scheduled or left published', async () => {
    const { id } = (await create({ title: 'Пустая статья', is_sponsored: true })).body.message;
    const lacks =
      'Добавьте текст не короче 300 символов, краткое описание, категорию, рекламодателя, его ИНН и токен';
    for (const [move, body] of [
      ['publish', {}],
      ['schedule', { scheduled_at: nowInSeconds() + 60 }],
    ] as const) {
      const refused = await act(id, move, body);
      expect([refused.status, refused.body.message]).to.deep.equal([409, lacks]);
    }
    const published = await buildArticle();
    expect((await put(published.id, { description: '' })).body.message).to.equal('Добавьте краткое описание');
    expect((await put(published.id, { is_sponsored: true })).status).to.equal(409);
    const advertiser = { ad_company: 'ООО «Материалы»', ad_inn: '0000002777', ad_reg_number: 'erid-5' };
    const mistyped = await put(published.id, { is_sponsored: true, ...advertiser, ad_inn: '0000002778' });
    expect([mistyped.status, Object.keys(mistyped.body.errors)]).to.deep.equal([422, ['ad_inn']]);
    expect((await put(published.id, { is_sponsored: true, ...advertiser })).body.message).to.include(
      advertiser,
    );
  });

  it('a scheduled moment may be changed or cancelled', async () => {
    const { id } = (await create(whole)).body.message;
    const past = await act(id, 'schedule', { scheduled_at: nowInSeconds() - 1 });
    expect(past.body.errors).to.deep.equal({ scheduled_at: 'Этот момент уже прошёл' });
    expect((await act(id, 'schedule')).body.errors).to.deep.equal({ scheduled_at: 'Обязательное поле' });
    for (const scheduled_at of [nowInSeconds() + 100, nowInSeconds() + 200]) {
      const { message } = (await act(id, 'schedule', { scheduled_at })).body;
      expect(message).to.include({ status: 'SCHEDULED', scheduled_at });
    }
    expect((await act(id, 'unpublish')).body.message).to.include({ status: 'DRAFT', scheduled_at: null });
    await act(id, 'schedule', { scheduled_at: nowInSeconds() + 100 });
    expect((await act(id, 'publish')).body.message).to.include({ status: 'PUBLISHED', scheduled_at: null });
  });

  it('some roles read articles, others write them, and the rest know nothing of them', async () => {
    const { id } = await buildArticle();
    const reader = (await api.staff('SEO_EDIT')).token;
    const stranger = (await api.staff('BOOKKEEPER')).token;
    const statuses = async (token: string) =>
      Promise.all(
        [
          api.call('get', `/adm/articles/${id}`, { token }),
          api.call('put', `/adm/articles/${id}`, { token, body: { title: 'Другой заголовок' } }),
          api.call('post', `/adm/articles/${id}/unpublish`, { token, body: {} }),
          api.call('delete', `/adm/articles/${id}`, { token }),
          api.call('get', '/adm/articles/export?format=csv', { token }),
        ].map(async (answer) => (await answer).status),
      );
    expect(await statuses(reader)).to.deep.equal([200, 403, 403, 403, 403]);
    expect(await statuses(stranger)).to.deep.equal([403, 403, 403, 403, 403]);
  });

  it('the history of an article says what was changed and by whom', async () => {
    const { id } = (await create(whole)).body.message;
    await put(id, { title: 'Ретракция десны: как выбрать нить' });
    const admin = (await api.staff('ADMIN')).token;
    const filter = encodeURIComponent(JSON.stringify({ resource: 'articles', record_id: String(id) }));
    const { body } = await api.call<{ action: string; changed: Record<string, unknown[]> }[]>(
      'get',
      `/adm/audit_log?filter=${filter}`,
      { token: admin },
    );
    const edit = body.message.find(({ action }) => action === 'edit');
    expect(edit?.changed).to.deep.equal({ title: [whole.title, 'Ретракция десны: как выбрать нить'] });
  });

  it('staff with the right delete an article, and visitors no longer see it', async () => {
    const { id } = await buildArticle();
    expect((await api.call('delete', `/adm/articles/${id}`, { token })).status).to.equal(200);
    expect(await seen(id)).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
