import { expect } from 'chai';
import { asStaff, type StaffCall } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { expectNoProblems, phone, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { withinASecond } from './withinASecond.ts';

/** Redirects are not followed: the test checks the answer itself. */
const ask = async (path: string) => fetch((await app()).url + path, { redirect: 'manual' });

describe('Somebody comes by an address that is no more', function () {
  this.timeout(60_000);
  /** As staff do it, so that the change invalidates the pages at once. */
  let api: StaffCall;

  before(async function () {
    this.timeout(180_000);
    api = await asStaff((await app()).url);
  });

  it('of a lecturer who was renamed, and is led to the new one with his query', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select id, sef from lecturers where status = 'CONFIRMED' and deleted_at is null order by id desc limit 1`,
    );
    const { id, sef } = rows[0];
    expect((await ask(`/lecturers/${sef}`)).status).to.equal(200);
    await api('PUT', `/adm/lecturers/${id}`, { sef: `${sef}-novyj` });
    await withinASecond(async () => (await ask(`/lecturers/${sef}`)).status === 301);
    const moved = await ask(`/lecturers/${sef}?utm_source=letter`);
    expect(moved.headers.get('location')).to.equal(`/lecturers/${sef}-novyj?utm_source=letter`);
    await eventually(async () => {
      const counted = await db.query('select hits from redirects where from_path = $1', [
        `/lecturers/${sef}`,
      ]);
      expect(counted.rows[0].hits).to.be.above(0);
    });
  });

  it('of a course under another name, and is led to the one address it has', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select p.id, p.slug from prods p join prod_cards c on c.prod_id = p.id order by p.id limit 1`,
    );
    const answer = await ask(`/prods/any-other-name-${rows[0].id}`);
    expect([answer.status, answer.headers.get('location')]).to.deep.equal([
      301,
      `/prods/${rows[0].slug}-${rows[0].id}`,
    ]);
  });

  it('of a course that was deleted, and is told that it is gone', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select p.id, p.slug from prods p join prod_cards c on c.prod_id = p.id where p.published_at is not null
         and not exists (select from orders o where o.prod_id = p.id)
       order by p.id desc limit 1`,
    );
    await api('DELETE', `/adm/prods/${rows[0].id}`, {});
    const path = `/prods/${rows[0].slug}-${rows[0].id}`;
    await withinASecond(async () => (await ask(path)).status === 410);
    expect(await (await ask(path)).text()).to.include('Этой страницы больше нет');
  });

  it('of a page that staff had added and deleted, and is told that it is gone', async () => {
    const text = { h1: 'Памятка', title: 'Памятка — Одонта', description: 'Что взять с собой на курс.' };
    const path = '/info/pamyatka';
    const { id } = await api('POST', '/adm/pages', { ...text, slug: 'pamyatka' });
    expect((await ask(path)).status, 'a draft').to.equal(404);
    await api('POST', `/adm/pages/${id}/publish`, {});
    await withinASecond(async () => (await ask(path)).status === 200);
    await withinASecond(async () => (await (await ask('/docs')).text()).includes(`href="${path}"`));
    await api('DELETE', `/adm/pages/${id}`, {});
    await withinASecond(async () => (await ask(path)).status === 410);
    await withinASecond(async () => !(await (await ask('/docs')).text()).includes(`href="${path}"`));
  });

  it('that staff gave a new home by hand, until they take it away', async () => {
    expect((await ask('/staraya/stranica')).status).to.equal(404);
    const added = await api('POST', '/adm/redirects', {
      from_path: '/staraya/stranica',
      to_path: '/endodontiya',
    });
    await withinASecond(async () => (await ask('/staraya/stranica')).status === 301);
    await api('DELETE', `/adm/redirects/${added.id}`, {});
    await withinASecond(async () => (await ask('/staraya/stranica')).status === 404);
  });

  it('that is not public yet, and is shown it by the link that staff gave him, kept nowhere and found by nobody', async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select id, slug from prods where status = 'CREATED' and published_at is null order by id limit 1`,
    );
    const [{ id, slug }] = rows;
    expect((await ask(`/prods/${slug}-${id}`)).status, 'for the public').to.equal(404);
    const message = await api('POST', `/adm/prods/${id}/preview`, {});
    const shown = await ask(message.path);
    expect([shown.status, shown.headers.get('cache-control')]).to.deep.equal([200, 'no-store']);
    expect(await shown.text())
      .to.include('Так страница будет выглядеть')
      .and.include('name="robots" content="noindex, nofollow"')
      .and.include('name="referrer" content="no-referrer"');
    await db.query(`update prods set name = 'Иное название' where id = $1`, [id]);
    expect(await (await ask(message.path)).text(), 'rendered each time').to.include('Иное название');
    expect((await ask(`${message.path}x`)).status, 'by no other link').to.equal(404);
  });

  it('that never was, whatever its first segment, and is told so in the frame of its neighbours', async () => {
    for (const path of [
      '/nope',
      '/prods',
      '/prods/x-2147483647',
      '/articles/x-99999',
      '/partner/x',
      '/a/b/c',
    ])
      expect([path, (await ask(path)).status]).to.deep.equal([path, 404]);
    for (const path of [
      '/payment/1',
      '/r/x',
      `/r/${'A'.repeat(32)}`,
      '/f/x',
      '/exhibitions/x',
      '/legal-request/x',
      '/legal-request/seat/x',
      '/lecture-hall/x',
      '/partner/r/x',
    ]) {
      const answer = await ask(path);
      const text = await answer.text();
      expect([path, answer.status]).to.deep.equal([path, 404]);
      expect(text, path)
        .to.include('name="robots" content="noindex, nofollow"')
        .and.include('content="no-referrer"');
      expect(text, path).to.not.include('<footer');
    }
    expect(await (await ask('/lk/any')).text()).to.include('Такого раздела кабинета нет');
  });

  it('and searches on from there without scripts', async () => {
    const visitor = await visit({ viewport: phone, javaScript: false });
    await visitor.page.goto('/net-takoj-stranicy');
    const main = visitor.page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Эндодонтия' }).isVisible()).to.equal(true);
    await main.getByLabel('Название или тема').fill('имплантация');
    await main.getByRole('button', { name: 'Найти' }).click();
    expect(visitor.page.url()).to.include('/search?q=');
    visitor.problems.splice(0);
    expectNoProblems(visitor);
    await visitor.end();
  });
});
