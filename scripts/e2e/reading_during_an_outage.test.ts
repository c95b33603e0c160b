import { expect } from 'chai';
import { type DatabaseProxy, databaseProxy } from '../../api/testing/databaseProxy.ts';
import { type OpenApp, openApp } from './app.ts';
import { desktop, issuesInBothLooks, phone, visit } from './browser.ts';

describe('Somebody reads while something is broken', function () {
  this.timeout(60_000);
  let app: OpenApp;
  let database: DatabaseProxy;

  before(async function () {
    this.timeout(120_000);
    app = await openApp({}, async (url) => {
      database = await databaseProxy(url);
      return database.url;
    });
  });
  after(async () => {
    await app?.close();
    database?.close();
  });

  it('and is told a code, by which the fault stands in the log', async () => {
    const { page, problems, end } = await visit({ viewport: phone, at: app.url });
    await app.db.query('alter table lecturers rename to lecturers_away');
    const broken = await page.goto('/lecturers');
    await app.db.query('alter table lecturers_away rename to lecturers');
    expect(broken?.status()).to.equal(500);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).to.include('Что-то сломалось');
    const code = await page.locator('#trace-id').innerText();
    expect(app.said()).to.include(code).and.include('lecturers');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect((await page.reload())?.status(), 'well again').to.equal(200);
    problems.splice(0);
    await end();
  });

  it('goes on with the pages that are kept, and waits for the others, which open by themselves', async () => {
    const visitor = await visit({ viewport: desktop, at: app.url });
    const { page } = visitor;
    await page.goto('/endodontiya');
    database.cut();
    expect((await page.goto('/endodontiya'))?.status(), 'kept').to.equal(200);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).to.equal('Курсы по эндодонтии');

    const away = await page.goto('/parodontologiya');
    expect([away?.status(), await away?.headerValue('retry-after')]).to.deep.equal([503, '5']);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).to.equal('Страница временно недоступна');
    expect(await page.getByText('Страница откроется сама').isVisible()).to.equal(true);

    database.restore();
    await page
      .getByRole('heading', { name: 'Курсы по пародонтологии', level: 1 })
      .waitFor({ timeout: 20_000 });
    // The browser itself complains of an answer that is not 200.
    expect(visitor.problems.filter((problem) => !problem.includes('status of 503'))).to.deep.equal([]);
    await visitor.end();
  });
});
