import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { expectNoProblems, phone, visit } from './browser.ts';
import { accruals, fillRequest, openRequest, send } from './requestForm.ts';

const day = 86_400_000;

describe('A visitor comes by an advertisement', function () {
  this.timeout(120_000);
  before(() => app());

  it('and his request says by which first and by which last, until 90 days are over', async () => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    const came = Date.now();
    await page.goto(
      '/search?utm_source=vk&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C&q=%D1%8D%D0%BD%D0%B4%D0%BE',
    );
    expect(await linksWith(page, 'utm_')).to.deep.equal([]);
    await page.goto('/lecturers?source=yandex&term=%D0%BA%D1%83%D1%80%D1%81%D1%8B');
    expect(await linksWith(page, 'yandex')).to.deep.equal([]);
    const first = { source: 'vk', campaign: 'осень' };
    const last = { source: 'yandex', term: 'курсы' };
    expect(await marksOfRequest(page)).to.deep.equal({ client_target: last, client_target_first: first });
    await page.clock.setSystemTime(came + 89 * day);
    await page.goto('/lecturers?ref=partner-7');
    expect((await marksOfRequest(page)).client_target_first).to.deep.equal(first);
    await page.clock.setSystemTime(came + 200 * day);
    expect(await marksOfRequest(page)).to.deep.equal({ client_target: {}, client_target_first: {} });
    expectNoProblems(visitor);
    await visitor.end();
  });
});

const linksWith = (page: Page, mark: string) =>
  page.evaluate(
    `[...document.links].map((link) => link.getAttribute('href')).filter((href) => href.includes(${JSON.stringify(mark)}))`,
  );

async function marksOfRequest(page: Page) {
  const dialog = await openRequest(page, '/contacts?open_request=1');
  const number = await fillRequest(dialog);
  await send(dialog);
  await page.getByText(accruals).waitFor();
  const { rows } = await (await app()).db.query(
    'select client_target, client_target_first from manager_requests where phone = $1',
    [number.replace(/[^+\d]/g, '')],
  );
  return rows[0];
}
