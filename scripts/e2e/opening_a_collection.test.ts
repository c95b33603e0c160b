import { tokenOf } from '@odonta/db/seeds/demo/orders/keys.ts';
import { collectionPath } from '@odonta/db/vocabulary/addresses.ts';
import { uncountedVisit } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { asStaff, type StaffCall } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { expectNoProblems, openAs, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { withinASecond } from './withinASecond.ts';

const path = collectionPath(tokenOf('collection 1'));

describe('Somebody opens the collection that a manager has sent him', function () {
  this.timeout(120_000);
  let api: StaffCall;
  let receiver: Visit;

  before(async () => {
    api = await asStaff((await app()).url);
    receiver = await visit({ viewport: phone });
  });
  after(() => receiver?.end());

  const text = async () => (await fetch((await app()).url + path)).text();
  const counts = async () => {
    const { db } = await app();
    const { rows } = await db.query('select view_count, click_count from collections where id = 1');
    return [rows[0].view_count, rows[0].click_count];
  };

  /** The visits that a page reports, by a clock that the test moves. */
  const countedOf = async (page: Page) => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/collections/')) counted.push(request.url());
    });
    await page.clock.install();
    return counted;
  };

  it('without header and footer, hidden from search engines, with the phone he may call', async () => {
    const html = await text();
    expect(html).to.include('name="robots" content="noindex, nofollow"').and.include('href="tel:');
    expect(html).to.include('name="referrer" content="no-referrer"');
    for (const absent of ['<header', '<footer', 'maria.olegovna', '555-01-01'])
      expect(html).to.not.include(absent);
    const sections = await receiver.page.goto(path).then(() => receiver.page.getByRole('banner').count());
    expect(sections).to.equal(0);
  });

  it('is counted once though the page comes from the cache, with the course he follows', async () => {
    const [views, clicks] = await counts();
    const { page } = receiver;
    for (const _ of [1, 2]) await Promise.all([page.waitForRequest('**/collections/open'), page.goto(path)]);
    await page.locator('[data-prod]').nth(2).getByRole('link').first().click();
    await page.waitForURL('**/prods/*');
    await eventually(async () => expect(await counts()).to.deep.equal([views + 1, clicks + 1]));
    expectNoProblems(receiver);
  });

  it('is not counted when staff look and look again, while the link they copy from the address bar is', async () => {
    const [views, clicks] = await counts();
    const staff = await visit({ viewport: phone });
    const counted = await countedOf(staff.page);
    await staff.page.goto(path + uncountedVisit);
    await staff.page.waitForURL((url) => url.hash === '');
    await staff.page.reload();
    await staff.page.clock.fastForward(60_000);
    expect(counted).to.deep.equal([]);
    const copied = staff.page.url();
    expect(copied.endsWith(path)).to.equal(true);
    await staff.end();
    // The same clock on the address without the mark: else nothing would ever be counted above.
    const colleague = await visit({ viewport: phone });
    const countedWithoutMark = await countedOf(colleague.page);
    await colleague.page.goto(copied);
    await colleague.page.clock.fastForward(60_000);
    await eventually(async () => expect(countedWithoutMark.join()).to.include('/collections/open'));
    await colleague.end();
    const { page } = receiver;
    await Promise.all([page.waitForRequest('**/collections/open'), page.goto(copied)]);
    let followed = 0;
    page.on('request', (request) => {
      if (request.url().includes('/collections/click')) followed += 1;
    });
    await page.locator('[data-prod]').nth(1).getByRole('link').first().click({ button: 'right' });
    await page.waitForTimeout(300);
    expect(followed).to.equal(0);
    expect(await counts()).to.deep.equal([views, clicks]);
  });

  it('reads what the manager has changed, no course that was withdrawn, and nothing once it is closed', async () => {
    await api('PUT', '/adm/collections/1', { name: 'Эндодонтия: новый порядок' });
    await withinASecond(async () => /новый порядок.*Обновлено/s.test(await text()));
    const { rows } = await (await app()).db.query(
      'select prod_id as id from collection_items where collection_id = 1 order by sort limit 1',
    );
    await api('PUT', '/adm/collections/1', { is_show_phone: false });
    await withinASecond(async () => !(await text()).includes('href="tel:'));
    // By its number: other tests of this process give courses the names of others.
    const first = `data-prod="${rows[0].id}"`;
    expect(await text()).to.include(first);
    await api('POST', `/adm/prods/${rows[0].id}/archive`, {});
    await withinASecond(async () => !(await text()).includes(first));
    await api('POST', '/adm/collections/1/close', {});
    await withinASecond(async () => (await fetch((await app()).url + path)).status === 404);
    expect(await text())
      .to.include('Подборка не найдена')
      .and.not.include('<footer');
  });

  it('is a card without a form for staff once it is closed, and says why', async () => {
    const staff = await visit();
    await openAs(staff.page, 'admin', '/adm/collections/1');
    await staff.page.waitForURL('**/adm/collections/1/show');
    await staff.page.getByText('Страница больше не открывается, изменить подборку нельзя').waitFor();
    expectNoProblems(staff);
    await staff.end();
  });
});
