import type { StaffPageMeta } from '@odonta/api/contract';
import { PageMeta } from '@odonta/db/models';
import { buildArticle, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { articlePath, lecturerPath, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { metaSubjectOf } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';
import { findMeta } from './pageMetas.open.ts';

describe('what staff say of a page to search engines', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('SEO_EDIT')).token;
  });

  const create = (body: object, as = token) =>
    api.call<StaffPageMeta>('post', '/adm/page_metas', { token: as, body });
  const put = (id: number, body: object, as = token) =>
    api.call<StaffPageMeta>('put', `/adm/page_metas/${id}`, { token: as, body });

  it('is found by the address as it comes from a browser, and by no other', async () => {
    const { status, body } = await create({
      path: 'https://odonta.example/endodontiya/?page=1#top',
      title: 'Курсы по эндодонтии в Москве',
      h1: 'Эндодонтия',
    });
    expect([status, body.message.path]).to.deep.equal([201, '/endodontiya']);
    expect(await findMeta('/endodontiya')).to.deep.equal({
      title: 'Курсы по эндодонтии в Москве',
      description: null,
      h1: 'Эндодонтия',
      intro: null,
      is_hidden: false,
    });
    expect(await findMeta('/ortopediya')).to.equal(null);
  });

  it('stays with a course, an article or a lecturer, and follows a course to its new address', async () => {
    const [prod, article, lecturer] = await api.given(async () => [
      await buildProd({ slug: 'staryj-adres' }),
      await buildArticle(),
      await buildLecturer(),
    ]);
    for (const path of [prodPath(prod), articlePath(article), lecturerPath(lecturer)])
      expect((await create({ path, title: `Мета ${path}` })).status, path).to.equal(201);
    await prod.update({ slug: 'novyj-adres' });
    expect((await findMeta(prodPath(prod)))?.title).to.equal(`Мета /prods/staryj-adres-${prod.id}`);
    expect((await create({ path: prodPath(prod) })).body.errors).to.have.key('path');
  });

  it('has the subject that the database computes', async () => {
    const rows = await api.sequelize.query<{ path: string; subject: string }>(
      'select path, subject from page_metas',
      { type: QueryTypes.SELECT },
    );
    expect(rows).to.have.length.greaterThan(3);
    for (const { path, subject } of rows) expect(metaSubjectOf(path)).to.equal(subject);
  });

  it('is refused of a page that is not there, has its words elsewhere, or takes no heading', async () => {
    for (const path of ['/nothing', '/prods/net-999999', '/lecturers/nikto', '/contacts', '//evil.example'])
      expect(Object.keys((await create({ path })).body.errors ?? {}), path).to.deep.equal(['path']);
    expect((await create({ path: '/search', h1: 'Поиск курсов' })).body.errors).to.have.key('h1');
    const meta = (await create({ path: '/lecturers', title: 'Лекторы' })).body.message;
    expect((await put(meta.id, { intro: 'Вступление' })).body.errors).to.have.key('intro');
    expect((await put(meta.id, { description: '', is_hidden: true })).body.message).to.include({
      description: null,
      is_hidden: true,
      title: 'Лекторы',
    });
  });

  it('is of one page once, also when ten ask at the same moment', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => create({ path: '/articles' })));
    expect(tries.filter(({ status }) => status === 201)).to.have.length(1);
    expect(await PageMeta.count({ where: { path: '/articles' } })).to.equal(1);
  });

  it('is an editor’s of articles for articles alone', async () => {
    const { token: editor } = await api.staff('ARTICLES');
    const article = await api.given(() => buildArticle());
    const own = await PageMeta.create({ path: articlePath(article), title: 'Статья' });
    expect((await put(own.id, { title: 'Статья после правки' }, editor)).status).to.equal(200);
    const foreign = await PageMeta.findOne({ where: { path: '/endodontiya' }, rejectOnEmpty: true });
    expect((await put(foreign.id, { title: 'Захвачен' }, editor)).status).to.equal(404);
    expect((await put(own.id, { path: '/endodontiya' }, editor)).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
