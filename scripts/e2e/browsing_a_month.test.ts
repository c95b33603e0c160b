import { expect } from 'chai';
import { desktop, expectNoProblems, phone, type Visit, visit } from './browser.ts';

for (const [looks, viewport, javaScript] of [
  ['on a phone', phone, true],
  ['at a desk without JavaScript', desktop, false],
] as const)
  describe(`A visitor looks through a month ${looks}`, function () {
    this.timeout(120_000);
    let visitor: Visit;
    before(async () => {
      visitor = await visit({ viewport, javaScript });
    });
    after(() => visitor?.end());

    it('goes from the list to the calendar and to the next month, by keyboard alone', async () => {
      const { page } = visitor;
      await page.goto('/search?type=2,3,4,5');
      await page.getByRole('link', { name: 'Календарём' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**view=month*');
      await page.getByRole('link', { name: 'Следующий месяц' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**month=20*');
      await page.getByRole('link', { name: 'Предыдущий месяц' }).waitFor();
    });

    it('opens a day, which lists just its courses', async () => {
      const { page } = visitor;
      const days = page.getByRole('table').getByRole('link', { name: /\d{4}: \d+\sкурс/ });
      const [label, said] = await Promise.all([
        days.first().innerText(),
        page.getByText(/Найдено?\s\d/).innerText(),
      ]);
      const counts = await days.evaluateAll((links) =>
        links.map((link) => Number(link.textContent.replace(/^.*:\s*(\d+).*$/s, '$1'))),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(Number(said.replace(/\D/g, '')));
      await days.first().click();
      await page.waitForURL('**dateStart=*');
      expect((await page.getByText(/Найдено?\s\d/).innerText()).replace(/\D/g, '')).to.equal(
        label.replace(/^.*:\s*(\d+).*$/s, '$1'),
      );
    });

    it('keeps the chosen dates in the calendar and back in the list, and opens a month with courses', async () => {
      const { page } = visitor;
      const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
      const chosen = page.getByRole('list', { name: 'Выбрано' });
      await page.goto(`/search?dateStart=${inTwoMonths}&sortPrice=asc`);
      const chips = await chosen.innerText();
      await page.getByRole('link', { name: 'Календарём' }).click();
      await page.waitForURL('**view=month*');
      expect(await chosen.innerText()).to.equal(chips);
      const days = page.getByRole('table').getByRole('link', { name: /\d{4}: \d+\sкурс/ });
      expect(await days.count()).to.be.greaterThan(0);
      await page.getByRole('link', { name: 'Списком' }).click();
      await page.waitForURL(`**/search?dateStart=${inTwoMonths}&sortPrice=asc`);
    });

    it('sees no way to months that are over', async () => {
      const { page } = visitor;
      const inMoscow = new Date(Date.now() + 3 * 3_600_000).toISOString();
      await page.goto(`/search?view=month&month=${inMoscow.slice(0, 7)}`);
      await page.getByRole('link', { name: 'Следующий месяц' }).waitFor();
      expect(await page.getByRole('link', { name: 'Предыдущий месяц' }).count()).to.equal(0);
    });

    it('is led from a month without courses to the nearest one that has some', async () => {
      const { page } = visitor;
      const far = new Date().getUTCFullYear() + 20;
      await page.goto(`/search?view=month&month=${far}-01`);
      await page.getByRole('link', { name: /^Ближайшие — \S+ \d{4}$/ }).click();
      await page.getByText(/Найдено?\s\d/).waitFor();
    });

    it('causes no console error and asks no other host', () => expectNoProblems(visitor));
  });
