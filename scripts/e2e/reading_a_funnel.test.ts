import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type OpenApp, openApp } from './app.ts';
import { bookByCard, payAtBank } from './bookingByCard.ts';
import {
  desktop,
  enterAs,
  expectNoProblems,
  issuesInBothLooks,
  phone,
  type Visit,
  visit,
} from './browser.ts';
import { soldForMoney } from './courses.ts';
import { eventually } from './eventually.ts';

/** Longer than a node collects counts before it writes them. */
const writtenMs = 3500;

/** An app of its own: an address counts once an hour, and all tests of the shared one have the same. */
describe('A centre reads how visitors come to its course', function () {
  this.timeout(240_000);
  let own: OpenApp;
  let visitor: Visit;
  let member: Visit;
  let course: { id: number; name: string; path: string };

  before(async () => {
    own = await openApp();
    const { rows } = await own.db.query(
      `select p.id, p.name, '/prods/' || p.slug || '-' || p.id as path
       from prods p join prod_cards k on k.prod_id = p.id join centers c on c.id = p.center_id
       where ${soldForMoney} and p.center_id = 1 order by p.id limit 1`,
    );
    course = rows[0];
    [visitor, member] = await Promise.all([
      visit({ viewport: phone, at: own.url }),
      visit({ viewport: desktop, at: own.url }),
    ]);
    await enterAs(member.page, 'center', sessionTokenKeys.partner);
  });
  after(async () => {
    await Promise.all([visitor?.end(), member?.end()]);
    await own?.close();
  });

  /** Of the present week; the demo has views of its own. */
  const countsOf = async () => {
    const { rows } = await own.db.query<{ shown: number; opened: number; forms: number }>(
      `select sum(shown)::int as shown, sum(opened)::int as opened, sum(forms)::int as forms from prod_views
       where prod_id = $1 and week = date_trunc('week', now() at time zone 'Europe/Moscow')::date`,
      [course.id],
    );
    return rows[0] ?? { shown: 0, opened: 0, forms: 0 };
  };
  const all = async () => {
    const { rows } = await own.db.query(
      'select sum(shown)::int as shown, sum(opened)::int as opened, sum(forms)::int as forms from prod_views',
    );
    return rows[0];
  };
  /** At a course, and at courses that nobody has seen yet. */
  const look = async (page: Page) => {
    await page.goto(course.path);
    await page.getByRole('heading', { level: 1, name: course.name }).waitFor();
    await page.goto('/search');
    await page.waitForTimeout(1500);
    await page.goto('/contacts');
  };
  const row = () => member.page.getByRole('row').filter({ hasText: course.name }).first();
  const rowHas = (label: string) => row().locator(`td[data-label="${label}"] strong`).textContent();

  it('sees nothing before views are counted', async () => {
    await own.db.query('delete from prod_views; delete from favourites');
    await own.db.query(`update orders set created_at = created_at - interval '2 years'`);
    const { page } = member;
    await page.goto('/partner/analytics');
    await page.getByRole('heading', { name: 'За это время курсы никто не видел' }).waitFor();
    await page.getByText(/^Показы считаются с \d+ /).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('a visitor sees the card, opens the course and its form, and books', async () => {
    const { page } = visitor;
    await page.goto(`/search?q=${encodeURIComponent(course.name)}`);
    const card = page.locator(`[data-prod="${course.id}"]`).first();
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await card.getByRole('link').first().click();
    await page.waitForURL(`**${course.path}`);
    await bookByCard(page, course.id, {
      ...{ last_name: 'Воронкина', email: 'voronkina@demo.local', phone: '+79021239876' },
    });
    await payAtBank(page);
    await eventually(async () => expect(await countsOf()).to.deep.equal({ shown: 1, opened: 1, forms: 1 }));
    expectNoProblems(visitor);
  });

  it('the page loaded again counts nothing, nor do staff and members of centres', async () => {
    await visitor.page.goto(course.path);
    const staff = await visit({ at: own.url });
    await enterAs(staff.page, 'manager');
    const before = await all();
    for (const { page } of [member, staff]) await look(page);
    await staff.end();
    await member.page.waitForTimeout(writtenMs);
    expect(await all()).to.deep.equal(before);
    await look(visitor.page);
    await eventually(async () => expect((await all()).shown).to.be.above(before.shown));
    expect(await countsOf()).to.deep.equal({ shown: 1, opened: 1, forms: 1 });
  });

  it('the centre reads each step, and that there is nothing to compare with', async () => {
    const { page } = member;
    await page.goto('/partner/analytics');
    await row().waitFor();
    for (const label of ['Показы', 'Открыли', 'Форма', 'Заказы', 'Оплачены'])
      expect(await rowHas(label), label).to.equal('1');
    expect(await rowHas('Избранное')).to.equal('0');
    await page
      .getByText(/^Сравнить не с чем: в категории/)
      .first()
      .waitFor();
    await page.getByText('Как это считается').click();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('its weeks open by the keyboard', async () => {
    const { page } = member;
    await page.getByRole('button', { name: `По неделям: ${course.name}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('table', { name: `По неделям: ${course.name}` }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Год', exact: true }).click();
    await row().waitFor();
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Скачать таблицу/ }).click(),
    ]);
    expect(table.suggestedFilename()).to.equal('Аналитика, год.csv');
  });

  it('and what five other centres do better, with a hint', async () => {
    await own.db.query(
      `update prods set categories = array[(select categories[1] from prods where id = $1)]
       where center_id <> 1 and published_at is not null`,
      [course.id],
    );
    await own.db.query(
      `insert into prod_views (prod_id, week, shown, opened)
       select id, date_trunc('week', now() at time zone 'Europe/Moscow')::date, 200, 100 from prods
       where center_id <> 1 and published_at is not null
       on conflict (prod_id, week) do update set shown = 200, opened = 100`,
    );
    await own.db.query('update prod_views set shown = 400, opened = 8 where prod_id = $1', [course.id]);
    const { page } = member;
    await page.reload();
    await page
      .getByText(
        /^Открывают реже, чем у соседей \(2\s% против 50\s%\): проверьте обложку, название и цену\.$/,
      )
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('a role without the right is told so', async () => {
    await own.db.query(
      `update user_memberships set role = 'CHECK_IN' where user_id = (select id from users where email = 'center@demo.local')`,
    );
    await member.page.reload();
    await member.page.getByText('Этот раздел закрыт для вашей роли').waitFor();
    expectNoProblems({ ...member, problems: member.problems.filter((each) => !each.includes('403')) });
  });
});
