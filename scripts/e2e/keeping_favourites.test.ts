import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';

describe('A visitor keeps favourite courses', () => {
  let visitor: Visit;
  const names: string[] = [];
  const count = (name = /^Избранное/) => visitor.page.getByRole('link', { name }).first();
  const counted = (favourites: number) => count(new RegExp(`^Избранное: ${favourites}`)).waitFor();

  before(async function () {
    this.timeout(120_000);
    visitor = await visit({ viewport: phone });
  });
  after(() => visitor.end());

  it('marks cards by the keyboard, and the badge counts them (section 4, basket: added)', async () => {
    const { page } = visitor;
    await page.goto('/search');
    const hearts = page.getByRole('button', { name: /^В избранное/ });
    for (const nth of [0, 1, 2]) {
      names.unshift((await hearts.nth(nth).getAttribute('aria-label'))?.slice('В избранное: '.length) ?? '');
      await hearts.nth(nth).focus();
      await page.keyboard.press('Enter');
      expect(await hearts.nth(nth).getAttribute('aria-pressed')).to.equal('true');
    }
    await counted(3);
  });

  it('takes one back by the toast', async () => {
    const { page } = visitor;
    await page
      .getByRole('button', { name: /^В избранное/ })
      .nth(3)
      .click();
    await counted(4);
    await page.getByRole('button', { name: 'Отменить' }).last().click();
    await counted(3);
  });

  it('finds them on their page, the newest first', async () => {
    const { page } = visitor;
    // The header slides away while one reads down, and is back at the top.
    await page.evaluate('scrollTo(0, 0)');
    await count().click();
    await page.getByRole('heading', { level: 1, name: 'Избранное' }).waitFor();
    await page.getByRole('checkbox').nth(2).waitFor();
    expect(await page.locator('main li h2').allInnerTexts()).to.deep.equal(names);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('sees the price of today and what became of a course that is published no more', async () => {
    const { page } = visitor;
    const { db } = await app();
    const kept = (await page.evaluate('JSON.parse(localStorage.basket)')) as { id: number; uid: number }[];
    await page.evaluate(
      'localStorage.basket = JSON.stringify(JSON.parse(localStorage.basket).map((item, n) => n === 1 ? { ...item, price: 1 } : item))',
    );
    const { rows } = await db.query('select coalesce(max(id), 0) + 1000 as id from prods');
    const gone = {
      id: rows[0].id,
      slug: 'kurs',
      name: 'Курс, которого нет',
      price: 5000,
      uid: Date.now() + 1e6,
    };
    await page.evaluate(
      `localStorage.basket = JSON.stringify([${JSON.stringify(gone)}, ...JSON.parse(localStorage.basket)])`,
    );
    await page.reload();
    await page.getByText('Курс снят с публикации').waitFor();
    await page.getByText('стало дороже').waitFor();
    await page.getByRole('button', { name: 'Удалить «Курс, которого нет»' }).click();
    await page.getByText('Курс снят с публикации').waitFor({ state: 'detached' });
    expect(await page.evaluate('JSON.parse(localStorage.basket).map(({ uid }) => uid)')).to.deep.equal(
      kept.map(({ uid }) => uid),
    );
  });

  it('sees the other tab follow (storage event)', async () => {
    const other = await visitor.page.context().newPage();
    await other.goto('/search');
    await other
      .getByRole('button', { name: /^В избранное/, pressed: true })
      .first()
      .click();
    await visitor.page.locator('main li h2').nth(2).waitFor({ state: 'detached' });
    await other.getByRole('button', { name: 'Отменить' }).last().click();
    await visitor.page.locator('main li h2').nth(2).waitFor();
    await other.close();
  });

  it('compares two of them under an address that can be shared', async () => {
    const { page } = visitor;
    await page.getByRole('checkbox').nth(0).check();
    expect(await page.getByRole('button', { name: 'Сравнить' }).isDisabled()).to.equal(true);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Сравнить (2)' }).click();
    await page.waitForURL('**/compare?ids=*');
    expect(await page.getByRole('columnheader').count()).to.equal(3);
    for (const line of [
      'Цена сейчас',
      'Цена по датам',
      'Если передумаете',
      'Длительность',
      'Аккредитационные баллы',
      'Практика',
      'Лекторы',
      'Рейтинг',
      'Город',
      'Адрес',
      'Даты',
      'Места',
    ])
      await page.getByRole('rowheader', { name: line }).waitFor();
    await page.getByLabel('Только различия').check();
    expect(await page.locator('tbody tr.same:visible').count()).to.equal(0);
    expect(await page.locator('tbody tr.different:visible').count()).to.be.greaterThan(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
    await page
      .locator('thead')
      .getByRole('link', { name: /^Записаться: / })
      .first()
      .click();
    await page.waitForURL('**/payment/order?*');
    await page.goBack();
  });

  it('clears everything, and brings it back (section 4, basket: cleared)', async () => {
    const { page } = visitor;
    await page.goto('/basket');
    await page.getByRole('button', { name: 'Очистить избранное' }).click();
    await page.getByRole('heading', { name: 'Пока ничего не выбрано' }).waitFor();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await page.locator('main li h2').nth(2).waitFor();
  });

  it('is not hindered by damaged storage', async () => {
    const { page } = visitor;
    await page.evaluate(`localStorage.basket = '{"oops'; localStorage.recent_prods = '[1,'`);
    await page.reload();
    await page.getByRole('heading', { name: 'Пока ничего не выбрано' }).waitFor();
  });

  it('causes no console error and asks no other host', () => expectNoProblems(visitor));
});

describe('Courses somebody looked at', () => {
  let visitor: Visit;
  before(async () => {
    visitor = await visit();
  });
  after(() => visitor.end());

  it('viewed courses appear on the home page and beside the next course, until they are cleared', async () => {
    const { page } = visitor;
    const { db } = await app();
    const { rows } = await db.query(
      `select id, slug from prods where status = 'CONFIRMED' order by id limit 2`,
    );
    for (const { id, slug } of rows) await page.goto(`/prods/${slug}-${id}`);
    const seen = page.getByRole('region', { name: 'Вы смотрели' });
    await seen.getByRole('link').first().waitFor();
    expect(await seen.getByRole('link').count()).to.equal(1);
    await page.goto('/');
    await seen.getByRole('link').nth(1).waitFor();
    expect(await seen.getByRole('link').first().getAttribute('href')).to.match(new RegExp(`-${rows[1].id}$`));
    // By the keyboard: sections above take their height as they come into view, and move a pressed button away.
    await seen.getByRole('button', { name: 'Забыть' }).press('Enter');
    await seen.waitFor({ state: 'detached' });
    expect(await page.evaluate('localStorage.recent_prods')).to.equal('[]');
  });

  it('no page logs a console error', () => expectNoProblems(visitor));
});
