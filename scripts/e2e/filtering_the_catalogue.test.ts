import { expect } from 'chai';
import { desktop, expectNoProblems, phone, useVisit, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const found = async ({ page }: Visit) =>
  Number((await page.getByText(/Найдено?\s\d/).innerText()).replace(/\D/g, ''));
/** A sent form writes the comma as %2C, a link as it is. */
const bothFormats = ({ searchParams }: URL) => searchParams.get('type') === '3,4';

for (const [device, viewport] of Object.entries({ 'на телефоне': phone, 'за столом': desktop }))
  describe(`A visitor narrows the catalogue (${device})`, function () {
    this.timeout(120_000);
    let visitor: Visit;
    let all: number;

    before(async () => {
      visitor = await visit({ viewport });
      await visitor.page.goto('/search');
      all = await found(visitor);
    });
    after(() => visitor?.end());

    const openFilters = async () => {
      if (device === 'на телефоне') await visitor.page.getByRole('button', { name: /^Фильтры/ }).click();
    };

    it('is told by the button how many courses the choice would show, before it is made', async () => {
      const { page } = visitor;
      await openFilters();
      const form = page.getByRole('form', { name: 'Фильтры' });
      const button = form.getByRole('button', { name: /^Показать \d/ });
      const formats = form.getByRole('group', { name: 'Формат' });
      const boxes = [/^Лекция \d/, /^Практика/].map((name) => formats.getByRole('checkbox', { name }));
      let promised = 0;
      for (const box of boxes) {
        await box.check();
        promised += Number((await box.locator('xpath=..').innerText()).replace(/\D/g, ''));
      }
      expect(promised).to.be.greaterThan(0).and.below(all);
      await eventually(async () =>
        expect(await button.innerText()).to.match(new RegExp(`^Показать ${promised}\\s`)),
      );
      await button.click();
      await page.waitForURL(bothFormats);
      expect(await found(visitor)).to.equal(promised);
    });

    it('sees the choice as chips, and takes one away with its cross', async () => {
      const { page } = visitor;
      const chips = page.getByRole('list', { name: 'Выбрано' });
      expect(await chips.getByRole('link').allInnerTexts()).to.deep.equal([
        'Лекция',
        'Практика',
        'Сбросить всё',
      ]);
      const both = await found(visitor);
      await chips.getByRole('link', { name: 'Убрать: Лекция' }).click();
      await page.waitForURL('**/search?type=4');
      expect(await found(visitor)).to.be.below(both);
    });

    it('goes back and forward through what was chosen', async () => {
      const { page } = visitor;
      await page.goBack();
      await page.waitForURL(bothFormats);
      expect(await page.getByRole('list', { name: 'Выбрано' }).getByRole('link').count()).to.equal(3);
      await page.goForward();
      await page.waitForURL('**/search?type=4');
    });

    it('clears everything at once, and what shows nothing cannot be chosen', async () => {
      const { page } = visitor;
      await page.goto('/search?type=8&city=Москва&degree=LOW');
      await page.getByRole('list', { name: 'Выбрано' }).getByRole('link', { name: 'Сбросить всё' }).click();
      await page.waitForURL((address) => address.pathname === '/search' && address.search === '');
      expect(await found(visitor)).to.equal(all);
      await page.goto('/search?type=8');
      const boxes = await page.locator('[name="services"], [name="category"]').evaluateAll((inputs) =>
        inputs.map((input) => ({
          count: Number(input.parentElement?.querySelector('.count')?.textContent),
          disabled: input.matches(':disabled'),
        })),
      );
      expect(boxes.some(({ disabled }) => disabled)).to.equal(true);
      for (const { count, disabled } of boxes) expect(disabled).to.equal(count === 0);
    });

    it('turns pages, opens a course and comes back to the same place', async () => {
      const { page } = visitor;
      await page.goto('/search');
      await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Дальше' }).click();
      await page.waitForURL('**/search?page=2#results');
      const course = page.getByRole('article').nth(8).getByRole('link').first();
      // A trial brings the card to where the press will find it: the press itself scrolls no further.
      await course.click({ trial: true });
      const before = await course.boundingBox();
      await course.click();
      await page.waitForURL('**/prods/*');
      await page.goBack();
      await page.waitForURL('**/search?page=2#results');
      // The place is the card's on the screen: those above are laid out only when they come near it.
      await eventually(async () =>
        expect((await course.boundingBox())?.y).to.be.closeTo(Number(before?.y), 60),
      );
    });

    it('is offered the city of the last time, and nothing is chosen for him', async () => {
      const { page } = visitor;
      await page.goto('/search?city=Москва');
      await page.goto('/search');
      expect(await found(visitor)).to.equal(all);
      await page.getByRole('link', { name: 'Как в прошлый раз: Москва' }).click();
      await page.waitForURL((address) => address.searchParams.get('city') === 'Москва');
    });

    it('causes no console error and asks no other host', () => expectNoProblems(visitor));
  });

describe('A visitor without JavaScript narrows the catalogue', function () {
  this.timeout(120_000);
  const visitor = useVisit({ javaScript: false });

  it('by the form, whose empty fields do no harm', async () => {
    const { page } = visitor;
    await page.goto('/online-kursy-vebinary');
    await page.getByRole('checkbox', { name: /^Базовый/ }).check();
    await page.getByRole('button', { name: /^Показать/ }).click();
    await page.waitForURL('**/online-kursy-vebinary?*degree=LOW*');
    expect(await page.getByRole('list', { name: 'Выбрано' }).getByRole('link').allInnerTexts()).to.deep.equal(
      ['Базовый'],
    );
  });

  it('by time, with a day of its own', async () => {
    const { page } = visitor;
    await page.goto('/search');
    await page.getByRole('link', { name: 'Ближайшие 30 дней' }).click();
    await page.waitForURL('**/search?dateStart=*&dateEnd=*');
    expect(await page.getByRole('link', { name: 'Ближайшие 30 дней' }).getAttribute('aria-current')).to.equal(
      'true',
    );
    expect(await found(visitor)).to.be.greaterThan(0);
  });

  it('causes no console error and asks no other host', () => expectNoProblems(visitor));
});
