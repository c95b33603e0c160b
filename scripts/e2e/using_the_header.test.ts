import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { desktop, expectNoProblems, phone, visit } from './browser.ts';
import { eventually } from './eventually.ts';

for (const [looks, viewport] of Object.entries({ phone, desktop }))
  describe(`A visitor uses the header on a ${looks}`, function () {
    this.timeout(120_000);

    before(() => app());

    const isHidden = (page: Page, hidden: boolean) =>
      eventually(async () =>
        expect(await page.locator('[data-header]').getAttribute('data-hidden')).to.equal(hidden ? '' : null),
      );
    /** The effect of a scroll is complete within a frame; after the second it is painted. */
    const drawn = (page: Page) =>
      page.evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))');
    const scrollTo = (page: Page, y: number) => page.evaluate(`scrollTo(0, ${y})`);
    const openSearch = async (page: Page) => {
      if (looks === 'phone') await page.getByRole('button', { name: 'Поиск', exact: true }).click();
      return page.getByRole('combobox', { name: 'Поиск курсов и лекторов' });
    };

    it('loses it more than 10 px down, and has it again more than 10 px up or above 100 px', async () => {
      const visitor = await visit({ viewport });
      const { page } = visitor;
      await page.goto('/');
      await visitor.settled();
      await scrollTo(page, 90);
      await isHidden(page, false);
      await scrollTo(page, 400);
      await isHidden(page, true);
      await scrollTo(page, 392);
      await drawn(page);
      await isHidden(page, true);
      await scrollTo(page, 380);
      await isHidden(page, false);
      await scrollTo(page, 600);
      await isHidden(page, true);
      await scrollTo(page, 0);
      await isHidden(page, false);
      expectNoProblems(visitor);
      await visitor.end();
    });

    it('opens its menus below it, wherever the announcement above has moved it', async () => {
      const visitor = await visit({ viewport });
      const { page } = visitor;
      await page.goto('/lecturers');
      await page.getByRole('complementary', { name: 'Объявление' }).waitFor();
      const menus = looks === 'phone' ? ['site-menu'] : ['catalog-menu', 'cabinet-menu'];
      for (const menu of menus) {
        await page.locator(`[popovertarget="${menu}"]:visible`).first().click();
        const below = await page.locator(`#${menu}`).boundingBox();
        const header = await page.locator('[data-header]').boundingBox();
        expect(below?.y, menu).to.be.at.least((header?.y ?? 0) + (header?.height ?? 0));
        expect((below?.y ?? 0) + (below?.height ?? 0), menu).to.be.at.most(viewport.height);
        await page.keyboard.press('Escape');
      }
      expectNoProblems(visitor);
      await visitor.end();
    });

    it('keeps it as it is while a form is open, and sees it while the focus is inside', async () => {
      const visitor = await visit({ viewport });
      const { page } = visitor;
      await page.goto('/?open_request=1');
      await visitor.settled();
      await page.getByRole('dialog', { name: 'Заявка' }).waitFor();
      await scrollTo(page, 500);
      await drawn(page);
      await isHidden(page, false);
      await page.keyboard.press('Escape');
      await scrollTo(page, 900);
      await isHidden(page, true);
      await page.locator('[data-header] a:visible').first().focus();
      await isHidden(page, false);
      await scrollTo(page, 1400);
      await drawn(page);
      await isHidden(page, false);
      await visitor.end();
    });

    it('is told that nothing was found, and closes the dropdown by Escape and by the overlay', async () => {
      const visitor = await visit({ viewport });
      const { page } = visitor;
      await page.goto('/');
      await visitor.settled();
      const box = await openSearch(page);
      await box.pressSequentially('ыыыщщщъъъ');
      const nothing = page.locator('#header-search').getByText('Ничего не найдено').first();
      await nothing.waitFor();
      await box.press('Escape');
      await nothing.waitFor({ state: 'hidden' });
      await box.fill('имплантация');
      const first = page.getByRole('option').first();
      await first.waitFor();
      await page.mouse.click(viewport.width / 2, viewport.height - 100);
      await first.waitFor({ state: 'hidden' });
      await visitor.end();
    });

    it('is offered at most four courses, with lecturers beside them, by two calls at once', async () => {
      const visitor = await visit({ viewport });
      const { page } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/');
      await visitor.settled();
      const box = await openSearch(page);
      asked.length = 0;
      await box.pressSequentially('артём', { delay: 10 });
      await page.getByRole('option').first().waitFor();
      const courses = page.getByRole('group', { name: 'Курсы' }).getByRole('option');
      const lecturers = page.getByRole('group', { name: 'Лекторы' }).getByRole('option');
      expect(asked.filter((path) => path === '/api/prods/search')).to.have.length(1);
      expect(asked.filter((path) => path === '/api/lecturers')).to.have.length(1);
      expect(await courses.count()).to.be.within(1, 4);
      expect(await lecturers.count()).to.be.above(0);
      await visitor.end();
    });

    it('hears nothing of a search that failed', async () => {
      const visitor = await visit({ viewport });
      const { page } = visitor;
      await page.goto('/');
      await visitor.settled();
      await page.route('**/api/**', (route) => route.abort());
      const box = await openSearch(page);
      const failed = page.waitForEvent('requestfailed');
      await box.pressSequentially('имплант');
      await failed;
      await visitor.settled();
      expect(await page.getByRole('option').count()).to.equal(0);
      expect(await page.locator('[data-toasts], .toast').getByText(/ошибк/i).count()).to.equal(0);
      await visitor.end();
    });
  });
