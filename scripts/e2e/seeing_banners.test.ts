import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, phone, type Visit, visit } from './browser.ts';
import { closeStrip } from './closingStrip.ts';
import { eventually } from './eventually.ts';

const row = '[data-slot="5"]';

for (const [device, viewport] of Object.entries({ 'на телефоне': phone, 'за столом': desktop }))
  describe(`A visitor sees banners (${device})`, () => {
    let visitor: Visit;
    before(async function () {
      this.timeout(120_000);
      visitor = await visit({ viewport });
    });
    after(() => visitor.end());

    it('sees one advertisement before the content of a page, and none in a cabinet or at its entrance', async () => {
      const { page } = visitor;
      const strip = page.getByRole('complementary', { name: 'Объявление' });
      for (const path of ['/individuals', '/legal/auth', '/lk']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await page.locator('[data-banners]').count(), path).to.equal(0);
        expect(await strip.count(), path).to.equal(0);
      }
      await page.goto('/lecturers');
      await strip.waitFor();
      expect(await page.locator(row).isVisible()).to.equal(device === 'за столом');
      await closeStrip(page);
      await page.locator(row).waitFor();
    });

    it('waits before a placeholder of the same size (section 4, banner area: loading)', async () => {
      const { page } = visitor;
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/banner/get*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/lecturers');
      await page.locator(`${row}[data-banners="loading"]`).waitFor();
      const before = await page.locator(row).boundingBox();
      answer();
      await page.locator(`${row}[data-banners="list"]`).waitFor();
      expect(await page.locator(row).boundingBox()).to.deep.equal(before);
      await page.unroute('**/api/banner/get*');
      const [width, height] = device === 'на телефоне' ? [900, 300] : [1200, 120];
      const picture = await page.locator(`${row} img`).first().boundingBox();
      expect((picture?.width ?? 0) / (picture?.height ?? 1)).to.be.closeTo(width / height, 0.05);
    });

    it('sees the whole picture: neither mark nor control lies over it', async () => {
      const { page } = visitor;
      const over = await page.locator(row).evaluate((place) => {
        const picture = place.querySelector('img')?.getBoundingClientRect();
        const buttons = [...place.querySelectorAll('button')].filter((each) => each.offsetParent !== null);
        return buttons.map((each) => [
          each.ariaLabel,
          each.getBoundingClientRect().top - (picture?.bottom ?? 0),
        ]);
      });
      expect(over.length).to.be.greaterThan(3);
      for (const [label, below] of over) expect(below, String(label)).to.be.at.least(-0.5);
    });

    it('is led by banners of the demo to pages of this site, by their paths', async () => {
      const { page } = visitor;
      const links = page.locator(`${row} [aria-roledescription="слайд"] a`);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).to.be.greaterThan(0);
      for (const href of hrefs) expect(await targetOf(page, href)).to.match(/^\/prods\/\S+erid=/);
    });

    it('reaches courses of a category before the banner among them', async () => {
      const { page } = visitor;
      const { db } = await app();
      const { rows } = await db.query(
        `select c.url from banners b join categories c on c.id = b.category_id where b.slot = 15 and b.status = 'CONFIRMED' limit 1`,
      );
      await page.goto(`/${rows[0].url}`);
      const isAfterCourses = await page.evaluate(
        `document.querySelector('article').compareDocumentPosition(document.querySelector('[data-slot="15"]')) === 4`,
      );
      expect(isAfterCourses).to.equal(true);
      await page.goto('/lecturers');
    });

    it('turns them by hand, and they stand still where motion is not wanted (section 4: list)', async () => {
      const { page } = visitor;
      const shown = page.locator(`${row} [aria-roledescription="слайд"]:not([inert])`);
      expect(await shown.getAttribute('aria-label')).to.equal('1 из 3');
      await page.getByRole('button', { name: 'Следующий баннер' }).focus();
      await page.keyboard.press('Enter');
      expect(await shown.getAttribute('aria-label')).to.equal('2 из 3');
      await page.getByRole('button', { name: 'Баннер 3' }).click();
      expect(await shown.getAttribute('aria-label')).to.equal('3 из 3');
      expect(await page.getByRole('button', { name: 'Остановить смену баннеров' }).count()).to.equal(0);
    });

    it('learns whose advertisement it is by the keyboard', async () => {
      const { page } = visitor;
      const slide = page.locator(`${row} [aria-roledescription="слайд"]:not([inert])`);
      await slide.getByRole('button', { name: 'Реклама' }).focus();
      await page.keyboard.press('Enter');
      await slide.getByText(/^ИНН \d{10}$/).waitFor();
      const token = (await slide.getByText(/^erid: /).innerText()).slice('erid: '.length);
      const href = (await slide.getByRole('link').getAttribute('href')) ?? '';
      expect(await targetOf(page, href)).to.include(`erid=${token}`);
      await page.keyboard.press('Escape');
    });

    it('sees a banner whose advertiser wants it limited three times a day, and the others after that', async () => {
      const { page } = visitor;
      await page.route('**/api/banner/get*', async (route) => {
        const { message } = await (await route.fetch()).json();
        const inOrder = message.sort((one: { id: number }, other: { id: number }) => one.id - other.id);
        await route.fulfill({
          json: {
            message: inOrder.map((each: object, place: number) => ({ ...each, is_capped: place === 0 })),
          },
        });
      });
      const slides = page.locator(`${row} [aria-roledescription="слайд"]`);
      for (const expected of [3, 3, 3, 2]) {
        const reported = page.waitForRequest('**/api/banner/viewUser');
        await page.goto('/lecturers');
        await page.locator(`${row}[data-banners="list"]`).waitFor();
        expect(await slides.count()).to.equal(expected);
        await reported;
      }
      await page.unroute('**/api/banner/get*');
    });

    it('closes the row, and does not find it on the next page (section 4: closed)', async () => {
      const { page } = visitor;
      await page.getByRole('button', { name: 'Скрыть баннеры' }).click();
      await page.locator(row).waitFor({ state: 'hidden' });
      await page.goto('/search');
      expect(await page.locator(row).isVisible()).to.equal(false);
      await page.evaluate('sessionStorage.clear()');
    });

    it('reads a slogan where there are none (section 4: none), and where the fetch fails (section 8)', async () => {
      const { page } = visitor;
      for (const answer of [{ json: { message: [] } }, { status: 500, json: { message: 'Сбой' } }]) {
        await page.route('**/api/banner/get*', (route) => route.fulfill(answer));
        await page.goto('/lecturers');
        await page.locator(`${row}[data-banners="none"]`).waitFor();
        await page.getByText('Учитесь у тех, чьи работы вам нравятся').first().waitFor();
        await page.unroute('**/api/banner/get*');
      }
      visitor.problems.splice(0);
    });

    it('closes the announcement of today for good, and sees one with another end (section 4, top strip)', async () => {
      const { page } = visitor;
      await page.goto('/lecturers');
      const strip = page.getByRole('complementary', { name: 'Объявление' });
      await page.evaluate('localStorage.clear()');
      await page.reload();
      await closeStrip(page);
      await page.reload();
      expect(await strip.isVisible()).to.equal(false);
      await page.evaluate(
        `for (const key of Object.keys(localStorage)) if (key.startsWith('top_strip_closed_')) {
          localStorage.removeItem(key); localStorage.setItem('top_strip_closed_1', '1'); }`,
      );
      await page.reload();
      await strip.waitFor();
    });

    it('causes no console error and asks no other host', () => expectNoProblems(visitor));
  });

describe('Banners in motion', () => {
  let visitor: Visit;
  before(async () => {
    visitor = await visit();
    await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  after(() => visitor.end());

  it('slides turn every 5000 ms by a transition of 700 ms, but not while hovered, focused or paused', async function () {
    this.timeout(60_000);
    const { page } = visitor;
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto('/lecturers');
    const shown = page.locator(`${row} [aria-roledescription="слайд"]:not([inert])`);
    await eventually(async () => {
      await page.clock.runFor(50);
      expect(await shown.count()).to.equal(1);
    });
    const at = () => shown.getAttribute('aria-label');
    const duration = `getComputedStyle(document.querySelector('[data-track]')).transitionDuration`;
    expect(await page.evaluate(duration)).to.equal('0.7s');
    await page.clock.runFor(4900);
    expect(await at()).to.equal('1 из 3');
    await page.clock.runFor(200);
    expect(await at()).to.equal('2 из 3');
    await page.locator(row).hover();
    await page.clock.runFor(11_000);
    expect(await at()).to.equal('2 из 3');
    await page.getByRole('button', { name: 'Остановить смену баннеров' }).click();
    await page.mouse.move(5, 600);
    await page.evaluate('document.activeElement.blur()');
    await page.clock.runFor(11_000);
    expect(await at()).to.equal('2 из 3');
  });

  it('slides give way to a slogan typed 30 ms a character that rests for 4 s (section 9)', async function () {
    this.timeout(60_000);
    const { page } = visitor;
    await page.route('**/api/banner/get*', (route) => route.fulfill({ json: { message: [] } }));
    await page.goto('/lecturers');
    const typed = page.locator('[data-typed]');
    await eventually(async () => {
      await page.clock.runFor(10);
      expect(await typed.count()).to.equal(1);
    });
    const text = async () => (await typed.textContent()) ?? '';
    const first = 'Учитесь у тех, чьи работы вам нравятся';
    for (let tick = 0; tick < 200 && (await text()) !== first; tick += 1) await page.clock.runFor(30);
    expect(await text()).to.equal(first);
    await page.clock.runFor(3900);
    expect(await text()).to.equal(first);
    await page.clock.runFor(300);
    expect('Курсы, вебинары и конгрессы — в одном календаре').to.match(new RegExp(`^${await text()}`));
  });

  it('no page logs a console error', () => expectNoProblems(visitor));
});

/** Where the signed link of a banner leads. */
async function targetOf(page: Page, href: string): Promise<string | undefined> {
  const answer = await page.request.get(new URL(href, page.url()).href, { maxRedirects: 0 });
  return answer.headers().location;
}
