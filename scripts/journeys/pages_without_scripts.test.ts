import { expect } from 'chai';
import { desktop, expectNoProblems, phone, type Visit, visit } from './browser.ts';
import { market } from './market.ts';
import { anAddressOf, pageTypes } from './publicPages.ts';

/** What nobody may need a script for, by type of page. */
const needed: Record<string, RegExp> = {
  'prods/[address]': /₽|бесплатно/i,
  '[section]': /₽|бесплатно/i,
  search: /₽|бесплатно/i,
};
const withForm = ['[section]', 'search'];

for (const [device, viewport] of Object.entries({ 'на телефоне': phone, 'за столом': desktop }))
  describe(`Every page is read without JavaScript (${device})`, function () {
    this.timeout(180_000);
    let visitor: Visit;
    before(async () => {
      visitor = await visit({ viewport, javaScript: false });
    });
    after(() => visitor?.end());

    for (const type of pageTypes)
      it(`/${type}`, async () => {
        const { url } = await market();
        const { page, problems } = visitor;
        problems.splice(0);
        const answer = await page.goto(await anAddressOf(type, url));
        expect(await page.getByRole('heading', { level: 1 }).count(), 'one main heading').to.equal(1);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).to.match(/\S/);
        expect(await page.locator('a[href]').count(), 'ways onward').to.be.greaterThan(0);
        if (withForm.includes(type))
          expect(await page.locator('main form[method=get], main form:not([method])').count()).to.be.above(0);
        expect(await page.locator('main').innerText()).to.match(needed[type] ?? /\S/);
        // What waits for a script must not stand there as if it worked.
        expect(
          await page.locator('main [aria-busy=true]:visible').count(),
          'something that loads for ever',
        ).to.equal(0);
        // A page that says that something is not there is met with that status, which the browser notes.
        if ((answer?.status() ?? 0) >= 400) problems.splice(0);
        expectNoProblems(visitor);
      });
  });
