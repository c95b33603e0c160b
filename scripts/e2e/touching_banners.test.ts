import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, phone, type Visit, visit } from './browser.ts';
import { closeStrip } from './closingStrip.ts';
import { eventually } from './eventually.ts';

const row = '[data-slot="5"]';
const isReport = (request: { url(): string }) => request.url().endsWith('/banner/viewUser');

for (const [device, viewport] of Object.entries({ пальцем: phone, мышью: desktop }))
  describe(`A visitor touches banners (${device})`, function () {
    this.timeout(120_000);
    let visitor: Visit;
    beforeEach(async () => {
      visitor = await visit({ viewport });
      await visitor.page.goto('/lecturers');
      await closeStrip(visitor.page);
      await visitor.page.waitForLoadState('networkidle');
    });
    afterEach(async () => {
      expectNoProblems(visitor);
      await visitor.end();
    });

    const shown = () => visitor.page.locator(`${row} [aria-roledescription="слайд"]:not([inert])`);
    const drag = device === 'пальцем' ? dragByFinger : dragByMouse;

    it('turns them by a swipe to either side, and opens none by it', async () => {
      const { page } = visitor;
      const tabs: string[] = [];
      page.context().on('page', (tab) => tabs.push(tab.url()));
      const at = (place: string) =>
        eventually(async () => expect(await shown().getAttribute('aria-label')).to.equal(place));
      await drag(page, -120);
      await at('2 из 3');
      await drag(page, 120);
      await at('1 из 3');
      expect(tabs).to.deep.equal([]);
    });

    it('is counted as having seen one after a second, once', async () => {
      const { page } = visitor;
      const seen: string[] = [];
      page.on('request', (request) => isReport(request) && seen.push(request.url()));
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(60_000);
      await page.reload({ waitUntil: 'networkidle' });
      await eventually(async () => {
        await page.clock.runFor(50);
        expect(await shown().count()).to.equal(1);
      });
      // Events of the page before the change.
      seen.splice(0);
      const before = await seenOf();
      await page.clock.runFor(800);
      expect(seen).to.deep.equal([]);
      await eventually(async () => {
        await page.clock.runFor(100);
        expect(seen).to.have.length(1);
      });
      await eventually(async () => expect(await seenOf()).to.be.above(before));
      await page.clock.runFor(5000);
      expect(seen).to.have.length(1);
    });

    it('is counted as having opened one', async () => {
      const { page } = visitor;
      await page.context().route(/^https:/, (route) => route.fulfill({ body: 'Сайт рекламодателя' }));
      const { db } = await app();
      const clicks = async () => {
        const { rows } = await db.query('select sum(click_count)::int as clicks from banners where slot = 5');
        return rows[0].clicks;
      };
      const before = await clicks();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        shown().getByRole('link').click(),
      ]);
      await tab.waitForURL(/erid=/);
      await eventually(async () => expect(await clicks()).to.equal(before + 1));
    });
  });

/** Showings that were seen, as they are written down. */
async function seenOf(): Promise<number> {
  const { db } = await app();
  const { rows } = await db.query('select sum(view_count)::int as seen from banners where slot = 5');
  return rows[0].seen;
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(row).boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

async function dragByMouse(page: Page, by: number): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, by: number): Promise<void> {
  const { x, y } = await middleOf(page);
  const touch = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
    });
  await at('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await at('touchMove', by * part);
  await at('touchEnd', by);
  await touch.detach();
}
