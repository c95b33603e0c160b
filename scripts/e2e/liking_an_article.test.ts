import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { expectNoProblems, phone, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('A doctor finds an article useful', function () {
  this.timeout(120_000);
  let path: string;
  let id: number;

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select id, slug from articles where status = 'PUBLISHED' and deleted_at is null order by id desc limit 1`,
    );
    id = rows[0].id;
    path = `/articles/${rows[0].slug}-${id}`;
    await db.query('update articles set like_count = 4 where id = $1', [id]);
  });

  const countsOf = async () => {
    const { rows } = await (await app()).db.query(
      'select like_count, view_count from articles where id = $1',
      [id],
    );
    return rows[0];
  };
  const likeIn = (page: Page) => page.getByRole('button', { name: 'Полезно', disabled: false });

  it('says so by keyboard, sees it counted, comes again and takes it back', async () => {
    const reader = await visit({ viewport: phone });
    const { page } = reader;
    await page.goto(path);
    const like = likeIn(page);
    await page.getByText('4 отметки', { exact: true }).waitFor();
    await like.waitFor();
    await like.focus();
    await page.keyboard.press('Enter');
    await page.getByText('5 отметок', { exact: true }).waitFor();
    expect(await like.getAttribute('aria-pressed')).to.equal('true');
    await page.getByRole('status').getByText('Вы отметили статью как полезную: 5 отметок').waitFor();
    await eventually(async () => expect((await countsOf()).like_count).to.equal(5));
    await page.reload();
    await page.locator('button[aria-pressed="true"]', { hasText: 'Полезно' }).waitFor();
    await likeIn(page).press('Space');
    await page.getByText('4 отметки', { exact: true }).waitFor();
    await page.getByRole('status').getByText('Отметка снята: 4 отметки').waitFor();
    expectNoProblems(reader);
    await reader.end();
  });

  it('is told when it could not be saved, and nothing is pretended', async () => {
    const { url } = await app();
    // The like before was taken back a moment ago.
    await eventually(async () => {
      const counts = await (await fetch(`${url}/api/articles/${id}/counts`)).json();
      expect((counts as { message: { like_count: number } }).message.like_count).to.equal(4);
    });
    const reader = await visit({ viewport: phone });
    const { page } = reader;
    await page.route('**/like', (route) => route.abort());
    await page.goto(path);
    await page.getByText('4 отметки', { exact: true }).waitFor();
    await likeIn(page).click();
    await page.getByText('Не удалось сохранить отметку. Попробуйте ещё раз').waitFor();
    expect(await likeIn(page).getAttribute('aria-pressed')).to.equal('false');
    await page.getByText('4 отметки', { exact: true }).waitFor();
    await reader.end();
  });

  it('is counted as a reader after five seconds in sight, once a day', async () => {
    // Those who came before may have stayed as long.
    await (await app()).db.query('update articles set view_count = 10 where id = $1', [id]);
    const reader = await visit({ viewport: phone });
    const { page } = reader;
    const counted: string[] = [];
    page.on('request', (request) => request.url().endsWith('/view') && counted.push(request.url()));
    const hasRun = (ms: number, check: () => Promise<unknown>) =>
      eventually(async () => {
        await page.clock.runFor(ms);
        await check();
      });
    const readOn = async () => {
      await hasRun(20, async () => expect(await likeIn(page).isVisible()).to.equal(true));
      await page.clock.runFor(4900);
      expect(counted).to.deep.equal([]);
      await hasRun(250, async () => expect(counted).to.have.length(1));
    };
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(path);
    await readOn();
    await page.getByText('11 просмотров', { exact: true }).waitFor();
    counted.splice(0);
    await page.reload();
    await readOn();
    expect((await countsOf()).view_count).to.equal(11);
    await reader.end();
  });
});
