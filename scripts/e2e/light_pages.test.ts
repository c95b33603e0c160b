import { randomBytes } from 'node:crypto';
import { ownArticlePath } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { firstLoadBudget, scriptsOf } from '../bench/staff/firstLoad.ts';
import { budgets, excessesOf, weigh } from '../bench/web/weigh.ts';
import { asStaff, signedIn } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { desktop, enterAs, phone, visit } from './browser.ts';
import { anAddressOf } from './publicPages.ts';

const measured = ['', '[section]', 'search', 'prods/[address]'];

/**
 * `every_page` checks the weight of each type of page on the desktop. Scripts, blocking resources and layout
 * shifts are the same on every machine; durations are measured by `npm run bench:pages`.
 */
describe('A page is light', function () {
  this.timeout(180_000);

  for (const type of measured)
    it(`of the type /${type}, on a phone, and fetches no React before one uses it`, async () => {
      const { url } = await app();
      const visitor = await visit({ viewport: phone });
      const weight = await weigh(visitor.page, await anAddressOf(type, url));
      await visitor.end();
      console.log(
        `      ${(weight.scripts / 1024).toFixed(1)} KiB of JavaScript, shift ${weight.shift.toFixed(4)}`,
      );
      expect(excessesOf(weight)).to.deep.equal([]);
      expect(weight.scripts).to.be.at.most(budgets.readScripts);
    });

  it('of the cabinet of a centre, at its papers, its courses and a course in the editor', async () => {
    const { db } = await app();
    const { rows } = await db.query<{ id: number }>(
      `select p.id from prods p join user_memberships m on m.center_id = p.center_id join users u on u.id = m.user_id
       where u.email = 'center@demo.local' and p.status = 'CONFIRMED' order by p.id limit 1`,
    );
    for (const address of ['/partner/centers', '/partner/courses', `/partner/courses/${rows[0]?.id}`]) {
      const { page, end } = await visit({ viewport: phone });
      await enterAs(page, 'center', sessionTokenKeys.partner);
      const { scripts } = await weigh(page, address);
      expect(await page.getByRole('heading', { level: 2 }).count(), address).to.be.above(0);
      await end();
      console.log(`      ${(scripts / 1024).toFixed(1)} KiB of JavaScript at ${address}`);
      expect(scripts, address).to.be.at.most(budgets.scripts);
    }
  });

  it('of the cabinet of a lecturer', async () => {
    const lecturer = await asStaff((await app()).url, 'lecturer');
    const { id } = await lecturer('POST', '/lk/articles', { lecturer_id: 1, title: 'Статья на весах' });
    for (const address of ['/lk', '/lk/lessons', '/lk/articles', ownArticlePath(id)]) {
      const { page, end } = await visit({ viewport: phone });
      await enterAs(page, 'lecturer', sessionTokenKeys.partner);
      const { scripts } = await weigh(page, address);
      expect(await page.getByRole('heading', { level: 2 }).count(), address).to.be.above(0);
      await end();
      console.log(`      ${(scripts / 1024).toFixed(1)} KiB of JavaScript at ${address}`);
      expect(scripts, address).to.be.at.most(budgets.scripts);
    }
  });

  for (const [what, address] of Object.entries({ sign_in: '/adm/login', list: '/adm/manager_requests' }))
    it(`of the back-office, opened at its ${what} for the first time`, async () => {
      const weight = await scriptsOfStaff(address);
      console.log(`      ${(weight / 1024).toFixed(1)} KiB of JavaScript`);
      expect(weight).to.be.at.most(firstLoadBudget);
    });

  it('of the back-office as well, or it would be seen: a planted script of 400 KiB is counted', async () => {
    const weight = await scriptsOfStaff('/adm/manager_requests', async (page) => {
      const body = `/* ${randomBytes(firstLoadBudget).toString('base64')} */`;
      await page.route('**/planted.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.addInitScript(
        "document.addEventListener('DOMContentLoaded', () => document.head.append(Object.assign(document.createElement('script'), { src: '/planted.js' })))",
      );
    });
    expect(weight).to.be.above(firstLoadBudget);
  });

  it('or it would be seen: a planted script of 120 KiB is caught, and one that blocks', async () => {
    const visitor = await visit({ viewport: phone });
    await visitor.page.route('**/planted.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `/* ${randomBytes(120 * 1024).toString('base64')} */`,
      }),
    );
    await visitor.page.route('**/contacts', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</head>', '<script src="/planted.js"></script></head>');
      const { 'content-security-policy': _policy, ...headers } = answer.headers();
      await route.fulfill({
        status: 200,
        headers,
        body: body.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, ''),
      });
    });
    const excesses = excessesOf(await weigh(visitor.page, '/contacts'));
    await visitor.end();
    expect(excesses.join('; '))
      .to.match(/KiB of JavaScript/)
      .and.match(/planted\.js/);
  });
});

async function scriptsOfStaff(address: string, prepare?: (page: Page) => Promise<void>): Promise<number> {
  const { page, url, end } = await visit({ viewport: desktop });
  const token = address.endsWith('/login') ? null : await signedIn(url);
  if (token)
    await page.addInitScript(`localStorage.setItem('odonta.session.staff', ${JSON.stringify(token)})`);
  await prepare?.(page);
  const weight = await scriptsOf(page, address);
  await end();
  return weight;
}
