import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';

/** The address of the first published course that answers the question, asked of the database. */
async function courseWhere(condition: string): Promise<string> {
  const { db } = await app();
  const { rows } = await db.query<{ path: string }>(
    `select '/prods/' || p.slug || '-' || p.id as path from prods p join prod_cards c on c.prod_id = p.id
       join centers o on o.id = p.center_id where ${condition} order by p.id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error(`the demo has no course where ${condition}`);
  return found.path;
}

const priced = (type: string) =>
  `exists (select from prod_prices o where o.prod_id = p.id and o.type = '${type}')`;
const earlyBefore = `exists (select from prod_prices o where o.prod_id = p.id and o.type = 'date'
  and o.date between now() and p.date_start - interval '1 day')`;
/** Without an early price, which may be lower than that of a group. */
const withGroups = () =>
  courseWhere(`${priced('listener')} and not ${priced('date')} and p.date_start > now()`);
const withEarlyPrice = () =>
  courseWhere(
    `c.state = 'OPEN' and o.is_sell_individuals and coalesce(p.seats_total - p.seats_taken, 10) >= 5
     and c.price_now < p.price and ${earlyBefore}`,
  );
const withHours = () =>
  courseWhere(
    `c.state = 'OPEN' and o.is_sell_individuals and c.price_now > 0 and jsonb_array_length(p.schedule) > 0 and p.type in (3, 4, 5)
     and (select count(distinct (d ->> 'from', d ->> 'to')) from jsonb_array_elements(p.schedule) d) = 1
     and p.city_id = (select id from cities where name = 'Москва' limit 1)`,
  );
const past = () =>
  courseWhere(
    `c.state = 'PAST' and exists (select from prod_cards n where n.series_id = c.series_id and n.state = 'OPEN')`,
  );
const changed = () =>
  courseWhere(`exists (select from prod_changes h where h.prod_id = p.id and h.kind = 'date')`);
const accredited = () => courseWhere(`p.nmo is not null and p.nmo ->> 'state' = 'APPROVED'`);

describe('A visitor chooses a course', () => {
  let visitor: Visit;
  let page: Page;
  before(async function () {
    this.timeout(120_000);
    visitor = await visit({ viewport: phone });
    ({ page } = visitor);
  });
  after(() => visitor.end());

  it('sees every price with its state, and what the price of today becomes', async () => {
    await page.goto(await withEarlyPrice());
    const table = page.getByRole('table', { name: 'Все цены' });
    expect(await table.innerText()).to.match(/Ранняя регистрация до \d+ .*\n?сейчас/s);
    expect(await table.innerText()).to.include('после ранней регистрации');
    await page.getByText(/^Осталось \d/).waitFor();
  });

  it('reads beside the button what comes back to him who gives the course up', async () => {
    await page.getByText(/^Бесплатная отмена|^При отмене вернём деньги/).click();
    await page.getByText(/^Удержать можно только расходы, которые организатор понёс/).waitFor();
  });

  it('reads date, place, hours, price and refund rule on two screens, and books without scrolling back', async () => {
    await page.goto(await withHours());
    const bookable = page.getByRole('link', { name: 'Записаться', exact: true });
    for (const fact of [
      page.getByRole('list', { name: 'Когда и где' }).getByText(/\d+ [а-я]+ \d{4}/),
      page.getByRole('list', { name: 'Когда и где' }).getByText(/\d\d:\d\d–\d\d:\d\d/),
      page.getByRole('list', { name: 'Когда и где' }).getByText('Москва'),
      page.getByRole('region', { name: 'Цена и запись' }).getByText(/₽/).first(),
      page.getByText(/^Бесплатная отмена|^При отмене вернём деньги/),
      bookable,
    ]) {
      const box = await fact.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), String(fact)).to.be.below(2 * phone.height);
    }
    await page.getByText(/^Бесплатная отмена|^При отмене вернём деньги/).scrollIntoViewIfNeeded();
    expect((await bookable.boundingBox())?.y, 'the button is on the screen of the rule').to.be.within(
      0,
      phone.height,
    );
    await bookable.click();
    await page.waitForURL(/\/payment\/order\?prods=\d+/);
  });

  it('learns what a group pays, each and together', async () => {
    await page.goto(await withGroups());
    const size = page.getByLabel('Сколько вас?');
    await size.fill('1');
    await page.getByText('За одного участника').waitFor();
    await page.getByRole('button', { name: 'На одного больше' }).click();
    await page.getByText(/За 2.участников — /).waitFor();
    await size.fill('9');
    await page.getByText(/Выгода группы — /).waitFor();
  });

  it('is led from a course that is over to its next date, and may ask to be told of others', async () => {
    await page.goto(await past());
    await page.getByText('Этот курс уже прошёл.').waitFor();
    await page.getByRole('button', { name: 'Сообщить о новой дате' }).click();
    await page
      .getByRole('dialog', { name: 'Заявка' })
      .getByText(/^О курсе «/)
      .waitFor();
    await page.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const next = page.getByText('Ближайшая дата:').getByRole('link');
    const address = await next.getAttribute('href');
    await next.click();
    await page.waitForURL(`**${address}`);
    await page.getByRole('heading', { name: 'Другие даты' }).waitFor();
  });

  it('reads what has changed since the publication, and what points the course gives', async () => {
    await page.goto(await changed());
    await page.getByRole('heading', { name: 'Что изменилось после публикации' }).waitFor();
    await page.getByText('Дата перенесена').waitFor();
    await page.goto(await accredited());
    await page.getByRole('heading', { name: 'Аккредитационные баллы' }).waitFor();
    expect(await page.getByText(/^аккредитовано/).textContent()).to.match(/аккредитовано, \d+ \S+ \d{4}/);
  });

  it('takes the date home as a file, and the link in the clipboard', async function () {
    this.timeout(60_000);
    const path = await withGroups();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${path}?utm_source=vk`);
    await page.locator('summary', { hasText: 'В календарь' }).click();
    const file = await page.getByRole('link', { name: /\.ics/ }).getAttribute('href');
    const answer = await page.request.get(file ?? '');
    expect([answer.status(), answer.headers()['content-type']]).to.deep.equal([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(await answer.text()).to.match(/^BEGIN:VCALENDAR\r\n/);
    await page.locator('summary', { hasText: 'Поделиться' }).click();
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    await page.getByText('Ссылка скопирована').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).to.equal(visitor.url + path);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('goes on to courses like it, six at most and never the same again', async () => {
    const path = await withGroups();
    await page.goto(path);
    const likenesses = page.getByRole('region', { name: 'Похожие курсы' }).getByRole('link');
    const addresses = await likenesses.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).to.be.within(1, 6);
    expect(addresses).not.to.include(path);
  });

  it('finds nothing wider than the screen', async () => {
    for (const path of [await withGroups(), await changed(), await accredited()]) {
      await page.goto(path);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).to.equal(true);
    }
  });

  it('causes no errors', () => expectNoProblems(visitor));
});

describe('A course page without scripts', () => {
  it('tells all prices, dates and ways to share, and offers nothing that would not work', async () => {
    const visitor = await visit({ viewport: phone, javaScript: false });
    await visitor.page.goto(await withGroups());
    expect(await visitor.page.getByRole('table', { name: 'Все цены' }).innerText()).to.include(
      'Количество участников от',
    );
    expect(await visitor.page.getByText('Сколько вас?').isVisible()).to.equal(false);
    await visitor.page.getByText('Поделиться').click();
    expect(await visitor.page.getByRole('link', { name: 'Telegram' }).isVisible()).to.equal(true);
    expect(await visitor.page.getByText('Скопировать ссылку').isVisible()).to.equal(false);
    await visitor.end();
  });
});

describe('A course page on paper', () => {
  it('is its content alone: no buttons, menus or likenesses, and few sheets', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(await withGroups());
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Программа', 'О курсе'])
      expect(await page.getByRole('heading', { name, exact: true }).isVisible(), name).to.equal(true);
    for (const name of ['Похожие курсы', 'Каталог'])
      expect(await page.getByText(name, { exact: true }).first().isVisible(), name).to.equal(false);
    expect(await page.locator('button:visible').count()).to.equal(0);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).to.be.within(1, 4);
    await visitor.end();
  });
});
