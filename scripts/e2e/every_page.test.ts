import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { excessesOf, scales, type Weight } from '../bench/web/weigh.ts';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { htmlErrors } from './htmlChecker.ts';
import { poisonings } from './poisoning.ts';
import { anAddressOf, arriveAs, isCabinet, pageTypes } from './publicPages.ts';

/** The contents that a page must show without scripts, by type. */
const needed: Record<string, RegExp> = {
  'prods/[address]': /₽|бесплатно/i,
  '[section]': /₽|бесплатно/i,
  search: /₽|бесплатно/i,
};
const withForm = ['[section]', 'search'];
const broken =
  '<!doctype html><html lang="ru"><title>Сломана</title><p><a href="/"><a href="/">две</a></a><li>';

/** Each is opened once with scripts and once without; all facts that hold for every page are checked in these two visits. */
describe('Every page', function () {
  this.timeout(60_000);
  let visitor: Visit;
  let plain: Visit;
  let weighed: (arrive: () => ReturnType<Page['goto']>) => Promise<Weight>;

  before(async function () {
    this.timeout(180_000);
    [visitor, plain] = [await visit(), await visit({ viewport: phone, javaScript: false })];
    weighed = await scales(visitor.page);
  });
  after(() => Promise.all([visitor?.end(), plain?.end()]));
  beforeEach(() => [visitor, plain].map(({ problems }) => problems.splice(0)));

  for (const type of pageTypes)
    describe(`of the type /${type}`, () => {
      let weight: Weight | undefined;
      let url: string;
      let address: string;
      before(async () => {
        ({ url } = await app());
        address = await anAddressOf(type, url);
      });

      it('is accessible and quiet, wide by day and narrow by night', async () => {
        let isThere = true;
        const arrive = async () => {
          const answer = await arriveAs(visitor.page, type, address);
          isThere = answer?.ok() ?? false;
          await visitor.settled();
          return answer;
        };
        if (isCabinet(type)) await arrive();
        else weight = await weighed(arrive);
        expect(await issuesInBothLooks(visitor.page)).to.deep.equal([]);
        // The browser itself complains of an answer that is not 200.
        const complaint = isThere ? 'nothing' : 'status of 4';
        expect(visitor.problems.filter((problem) => !problem.includes(complaint))).to.deep.equal([]);
      });

      // A cabinet leads visitors without a session away before it has come.
      if (!isCabinet(type))
        it('is light and stands still', () => {
          expect(weight && excessesOf(weight)).to.deep.equal([]);
        });

      it('is read without JavaScript', async () => {
        const answer = await plain.page.goto(address);
        await expectReadable(plain.page, type);
        // A page that says that something is not there is met with that status, which the browser notes.
        if ((answer?.status() ?? 0) >= 400) plain.problems.splice(0);
        expectNoProblems(plain);
      });

      it('is poisoned by no header or parameter, for himself or for those who come after', async () => {
        expect(await poisonings(url, address)).to.deep.equal([]);
      });
    });

  describe('to W3C’s checker', () => {
    let errors: Map<string, string[]>;
    before(async function () {
      this.timeout(180_000);
      const { url } = await app();
      const pages = await Promise.all(
        pageTypes.map(async (type) => [type, await textAt(url + (await anAddressOf(type, url)))] as const),
      );
      errors = await htmlErrors(
        new Map([...pages, ['an open form', await openForm()], ['a planted mistake', broken]]),
      );
    });

    for (const type of pageTypes)
      it(`has no error in /${type}`, () => expect(errors.get(type) ?? []).to.deep.equal([]));

    it('has no error where its forms are open', () =>
      expect(errors.get('an open form') ?? []).to.deep.equal([]));

    it('has an error where one was planted, and there alone', () =>
      expect([...errors.keys()]).to.deep.equal(['a planted mistake']));
  });

  /** Markup created by scripts is checked too. */
  async function openForm(): Promise<string> {
    const { page } = visitor;
    await page.goto('/?open_request=1');
    const dialog = page.getByRole('dialog', { name: 'Заявка' });
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await dialog.getByText('Проверьте поля формы').waitFor();
    return page.content();
  }
});

const textAt = async (address: string) => (await fetch(address)).text();

async function expectReadable(page: Page, type: string) {
  expect(await page.getByRole('heading', { level: 1 }).count(), 'one main heading').to.equal(1);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).to.match(/\S/);
  expect(await page.locator('a[href]').count(), 'ways onward').to.be.greaterThan(0);
  if (withForm.includes(type))
    expect(await page.locator('main form[method=get], main form:not([method])').count()).to.be.above(0);
  expect(await page.locator('main').innerText()).to.match(needed[type] ?? /\S/);
  // A control that waits for a script must not look ready.
  expect(
    await page.locator('main [aria-busy=true]:visible').count(),
    'something that loads for ever',
  ).to.equal(0);
}
