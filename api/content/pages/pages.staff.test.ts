import type { PolicyVersion, StaffPage, StaffPageVersion } from '@odonta/api/contract';
import { Consent, Page, PageVersion } from '@odonta/db/models';
import { seedPages } from '@odonta/db/seeds/dictionaries/pages/index.ts';
import { contentPaths } from '@odonta/db/vocabulary/content/pages.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { sitemapKinds } from '../../edge/feeds/sitemapKinds.ts';
import { siteFacts } from '../../site.ts';
import { useApi } from '../../testing/useApi.ts';
import { findAddedPages, findContentPage, wasPageDeleted } from './pages.open.ts';

describe('pages whose text staff write', () => {
  const api = useApi();
  let admin: string;
  let seo: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
    seo = (await api.staff('SEO_EDIT')).token;
    await api.sequelize.transaction(seedPages);
  });

  const idOf = async (path: string) => (await Page.findOne({ where: { path }, rejectOnEmpty: true })).id;
  const put = async (path: string, body: unknown, token = seo) =>
    api.call<StaffPage>('put', `/adm/pages/${await idOf(path)}`, { token, body });
  const act = async (path: string, move: string, token = seo, body: unknown = {}) =>
    api.call<StaffPage>('post', `/adm/pages/${await idOf(path)}/${move}`, { token, body });

  it('a page is a draft until it is published, and visitors read the last edition', async () => {
    const edited = await put('/bonus', {
      h1: 'Бонусы для всех',
      body: '<p onclick="x">Новое</p><script>1</script>',
    });
    expect(edited.body.message).to.include({ status: 'CREATED', published_number: 1, body: '<p>Новое</p>' });
    expect((await findContentPage('/bonus'))?.h1).to.equal('Бонусы');
    const published = await act('/bonus', 'publish');
    expect(published.body.message).to.include({ status: 'CONFIRMED', published_number: 2 });
    expect(await findContentPage('/bonus')).to.include({
      h1: 'Бонусы для всех',
      number: 2,
      body: '<p>Новое</p>',
    });
  });

  it('a page without changes cannot be published again', async () => {
    expect((await act('/docs', 'publish')).body.code).to.equal('TRANSITION_NOT_ALLOWED');
  });

  it('an old edition returns as a draft', async () => {
    await put('/o-nas', { h1: 'Про нас' });
    await act('/o-nas', 'publish');
    const restored = await act('/o-nas', 'restore', seo, { number: 1 });
    expect(restored.body.message).to.include({ h1: 'О нас', status: 'CREATED', published_number: 2 });
    expect((await findContentPage('/o-nas'))?.h1).to.equal('Про нас');
    expect((await act('/o-nas', 'restore', seo, { number: 99 })).body.errors).to.deep.equal({
      number: 'Такой редакции нет',
    });
  });

  it('of the law are written and published by an administrator, and read by the editor', async () => {
    expect((await put('/policy', { h1: 'Моя политика' })).status).to.equal(403);
    const seen = await api.call<StaffPage>('get', `/adm/pages/${await idOf('/policy')}`, { token: seo });
    expect(seen.body.message).to.include({ is_legal: true, is_editable: false });
    expect((await put('/policy', { h1: 'Новая политика' }, admin)).status).to.equal(200);
    expect((await act('/policy', 'publish')).status).to.equal(409);
    expect((await act('/policy', 'publish', admin)).status).to.equal(200);
  });

  it('of the law keep every edition at an address of its own; other pages show the last alone', async () => {
    const [first, last] = [await findContentPage('/policy', 1), await findContentPage('/policy')];
    expect([first?.is_current, last?.is_current, last?.number]).to.deep.equal([false, true, 2]);
    expect(last?.editions.map(({ number }) => number)).to.deep.equal([2, 1]);
    expect(await findContentPage('/policy', 99)).to.equal(null);
    expect(await findContentPage('/bonus', 1)).to.equal(null);
  });

  it('no caller can change or delete an edition', async () => {
    for (const sql of [
      `update page_versions set body = 'Другое'`,
      'delete from page_versions',
      'truncate page_versions cascade',
      `delete from pages where path = '/policy'`,
    ]) {
      const refused = await api.sequelize.query(sql).then(
        () => false,
        () => true,
      );
      expect(refused, sql).to.equal(true);
    }
    expect(await PageVersion.count({ where: { path: '/policy' } })).to.equal(2);
  });

  it('the policy in force is known, and consents refer to their edition', async () => {
    const { message } = (await api.call<PolicyVersion>('get', '/policy')).body;
    expect(message).to.include({ version: 'policy/2', number: 2, url: '/policy?version=2' });
    expect(message.hash).to.match(/^[0-9a-f]{64}$/);
    await api.call('post', '/director/question', {
      body: {
        fio: 'Иван Петров',
        tel: '+79001234567',
        email: 'ivan@test.local',
        specialization: 'Ортодонт',
        comment: 'Когда будет курс?',
        consent: { text_version: '2026-11-20', policy_version: 'policy/1' },
      },
    });
    const consent = await Consent.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
    const edition = await PageVersion.findByPk(consent.policy_version_id ?? 0);
    expect([edition?.path, edition?.number]).to.deep.equal(['/policy', 1]);
  });

  it('a list of editions comes with the text', async () => {
    const filter = encodeURIComponent(JSON.stringify({ page_id: await idOf('/policy') }));
    const { body } = await api.call<StaffPageVersion[]>('get', `/adm/page_versions?filter=${filter}`, {
      token: seo,
    });
    expect(body.message.map(({ number }) => number)).to.deep.equal([2, 1]);
    expect(body.message[1]?.h1).to.equal('Политика обработки персональных данных');
  });

  it('of contacts say for the whole site what the company is', async () => {
    const facts = (await findContentPage('/contacts'))?.facts;
    const phones = [{ number: '8 (495) 111-22-33', note: 'Москва' }];
    const wrong = await put('/contacts', { facts: { ...facts, phones: [{ number: '8-800', note: '' }] } });
    expect(wrong.body.errors).to.deep.equal({ 'facts.phones.0.number': 'Телефон в виде +7 и десяти цифр' });
    expect((await put('/contacts', { facts: { ...facts, phones } })).status).to.equal(200);
    await act('/contacts', 'publish');
    const site = await siteFacts({ baseUrl: 'https://odonta.example', cards: { terminal: null } });
    expect(site).to.include({ phone: '+74951112233', policy_version: 'policy/2' });
    expect((await put('/bonus', { facts })).body.errors).to.have.property('facts');
  });

  describe('that staff add', () => {
    const draft = {
      h1: 'Памятка участнику',
      title: 'Памятка — Одонта',
      description: 'Что взять с собой на курс.',
    };
    const add = (body: object, token = seo) => api.call<StaffPage>('post', '/adm/pages', { token, body });
    const reported = async () =>
      (
        await api.sequelize.query<{ tags: string[] }>(
          'select tags from change_log order by id desc limit 1',
          {
            type: QueryTypes.SELECT,
          },
        )
      )[0]?.tags;

    it('added pages get a unique address, from the heading or given', async () => {
      const { status, body } = await add({ ...draft, body: '<p>Возьмите халат</p><script>1</script>' });
      expect([status, body.message.path, body.message.body]).to.deep.equal([
        201,
        '/info/pamyatka-uchastniku',
        '<p>Возьмите халат</p>',
      ]);
      expect(body.message).to.include({ name: 'Памятка участнику', is_system: false, status: 'CREATED' });
      expect((await add(draft)).body.errors).to.deep.equal({ slug: 'Страница с таким адресом уже есть' });
      expect((await add({ ...draft, slug: 'памятка' })).body.errors).to.have.keys('slug');
      expect((await add({ ...draft, slug: 'halat' })).body.message.path).to.equal('/info/halat');
      expect((await add(draft, (await api.staff('MANAGER')).token)).status).to.equal(403);
    });

    it('added pages are public from their first edition until deletion, and again after restoring', async () => {
      const path = '/info/pamyatka-uchastniku';
      const id = await idOf(path);
      const inSitemap = async () =>
        (await sitemapKinds.pages?.urls(1000, 0))?.some((url) => url.path === path);
      const seen = async () => [
        (await findContentPage(path))?.h1 ?? null,
        (await findAddedPages()).some((page) => page.path === path),
        await inSitemap(),
        await wasPageDeleted(path),
      ];
      expect(await seen()).to.deep.equal([null, false, false, false]);
      await act(path, 'publish');
      expect(await seen()).to.deep.equal(['Памятка участнику', true, true, false]);
      expect(await reported()).to.have.members([`page:${path}`, 'pages']);
      expect((await api.call('delete', `/adm/pages/${id}`, { token: seo })).status).to.equal(403);
      expect((await api.call('delete', `/adm/pages/${id}`, { token: admin })).status).to.equal(200);
      expect(await seen()).to.deep.equal([null, false, false, true]);
      expect(await reported()).to.have.members([`page:${path}`, 'pages']);
      expect((await add(draft)).body.errors).to.deep.equal({
        slug: 'Этот адрес был у удалённой страницы: восстановите её из корзины',
      });
      await api.call('post', `/adm/pages/${id}/undelete`, { token: admin, body: {} });
      expect(await seen()).to.deep.equal(['Памятка участнику', true, true, false]);
    });

    it('a deleted draft was never public', async () => {
      await api.call('delete', `/adm/pages/${await idOf('/info/halat')}`, { token: admin });
      expect(await wasPageDeleted('/info/halat')).to.equal(false);
    });
  });

  it('of the product are not deleted, by nobody and in no way', async () => {
    for (const path of contentPaths) {
      const id = await idOf(path);
      const { status, body } = await api.call('delete', `/adm/pages/${id}`, { token: admin });
      expect([path, status]).to.deep.equal([path, 409]);
      expect(body.message).to.match(/^Страницу «.+» удалить нельзя: на неё ссылаются/);
    }
    const forced = api.sequelize.query(`update pages set deleted_at = now() where path = '/policy'`);
    expect(
      await forced.then(
        () => 'deleted',
        () => 'refused',
      ),
    ).to.equal('refused');
  });

  it('the name of the specification is an alias of the address', async () => {
    const { status, body } = await api.call<StaffPage[]>('get', '/pages/adm', { token: seo });
    expect([status, body.message.length]).to.deep.equal([200, await Page.count()]);
  });

  it('the initial texts pass the sanitizer unchanged', async () => {
    const { seededPages } = await import('@odonta/db/seeds/dictionaries/pages/index.ts');
    const { sanitised } = await import('../../platform/texts/sanitised.ts');
    for (const { path, body } of seededPages) expect(sanitised(body), path).to.equal(body);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
