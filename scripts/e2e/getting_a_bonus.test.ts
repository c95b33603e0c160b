import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { bookByCard, orderOf } from './bookingByCard.ts';
import {
  desktop,
  enterAs,
  expectNoProblems,
  issuesInBothLooks,
  phone,
  type Visit,
  visit,
} from './browser.ts';
import { type OwnCourse, ownCourse } from './courses.ts';
import { newTrader, newTraderAccount } from './ownTrader.ts';

describe('A visitor gets a bonus of a trading organisation', function () {
  this.timeout(180_000);
  let visitor: Visit;
  let trader: Visit;
  let staff: Visit;
  let course: OwnCourse;

  before(async () => {
    course = await ownCourse();
    await newTrader(course.id);
    [visitor, trader, staff] = await Promise.all([
      visit({ viewport: phone }),
      visit({ viewport: phone }),
      visit({ viewport: desktop }),
    ]);
    await enterAs(staff.page, 'admin');
    await enterAs(trader.page, 'trader', sessionTokenKeys.partner);
    await trader.page.goto('/lk/merchants/related-promotions');
  });
  after(() => Promise.all([visitor?.end(), trader?.end(), staff?.end()]));

  async function give(name: string, email: string, tel: string) {
    const { page } = visitor;
    await page.goto(course.path);
    await page.getByRole('link', { name: /Получить бонус/ }).click();
    await page.getByLabel('Имя', { exact: true }).fill(name);
    await page.getByLabel('Телефон', { exact: true }).fill(tel);
    await page.getByLabel('Почта', { exact: true }).fill(email);
  }
  /** Confirms the phone by the code that came to it. */
  async function confirm(tel: string) {
    const { page } = visitor;
    const { db } = await app();
    await page.getByRole('heading', { name: 'Подтвердите телефон' }).waitFor();
    const sent = `select secret from outbox where kind = 'lead_code' and "to" = $1 order by id desc limit 1`;
    const { rows } = await db.query<{ secret: string }>(sent, [`+7${tel}`]);
    await page.keyboard.type(rows[0]?.secret ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('Контакты переданы').waitFor();
  }
  /** Beside the same course: of each organisation a course shows one. */
  async function oneMoreBonus(name: string) {
    const of = { company: 'ООО «Паста-Дент»', inn: '7743013902' };
    const merchant_id = await newTraderAccount('paste', of);
    const same = `type, text, conditions, benefit_kind, benefit_value, match_prods, starts_on, ends_on, lead_price,
      ad_company, ad_inn, ad_reg_number, status, shown_on`;
    const { db } = await app();
    const copy = `insert into related_promotions (merchant_id, name, ${same})
      select $1, $2, ${same} from related_promotions where name = $3`;
    await db.query(copy, [merchant_id, name, 'Набор боров на пробу']);
  }
  const send = () => visitor.page.getByRole('button', { name: 'Получить бонус' }).click();
  const leadOf = (name: string) => trader.page.getByRole('listitem').filter({ hasText: name });

  it('reads to whom and for what, and gives nothing without a tick and the code of his phone', async () => {
    const { page } = visitor;
    await give('Вероника', 'veronika@demo.local', '9120000771');
    await send();
    await page.getByText('Отметьте согласие: без него').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByLabel(/Согласен на передачу .* ООО «Бонус-Дент», ИНН 7728168971/).check();
    await send();
    await page.getByRole('heading', { name: 'Подтвердите телефон' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Исправить контакты' }).click();
    expect(await page.getByLabel('Почта', { exact: true }).inputValue()).to.equal('veronika@demo.local');
    const { db } = await app();
    await db.query(`delete from rate_limits where key like 'codes%'`);
    await send();
    await confirm('9120000771');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await give('Глеб', 'gleb@demo.local', '9120000772');
    await page.getByLabel(/Согласен на передачу/).check();
    await send();
    await confirm('9120000772');
    expectNoProblems(visitor);
  });

  it('reads the words of a consent that have changed meanwhile, and ticks them anew', async () => {
    const { page } = visitor;
    const { db } = await app();
    const rename = (name: string) =>
      db.query('update merchants set name = $1 where inn = $2', [name, '7728168971']);
    await give('Инна', 'inna@demo.local', '9120000773');
    await page.getByLabel(/Согласен на передачу/).check();
    await rename('ООО «Бонус-Дент Плюс»');
    await send();
    await page.getByText('Текст согласия изменился').first().waitFor();
    const tick = page.getByLabel(/Согласен на передачу .* ООО «Бонус-Дент Плюс»/);
    expect(await tick.isChecked()).to.equal(false);
    expect(await page.getByLabel('Почта', { exact: true }).inputValue()).to.equal('inna@demo.local');
    await tick.check();
    await send();
    await page.getByRole('heading', { name: 'Подтвердите телефон' }).waitFor();
    await rename('ООО «Бонус-Дент»');
    // The refusal of the former words.
    visitor.problems.splice(0);
  });

  it('the organisation calls, marks one and disputes another, which staff release', async () => {
    const { page } = trader;
    await page.reload();
    await leadOf('Вероника')
      .getByRole('button', { name: /Тёплый/ })
      .click();
    await leadOf('Вероника').getByText('итог: тёплый').waitFor();
    await leadOf('Глеб')
      .getByRole('button', { name: /Оспорить/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Причина').selectOption({ label: 'Неверный номер' });
    await dialog.getByLabel('Что не так').fill('Номер не существует');
    await dialog.getByRole('button', { name: 'Оспорить' }).click();
    await leadOf('Глеб').getByText('спор: неверный номер').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const { db } = await app();
    const { rows } = await db.query<{ id: number }>(`select id from related_leads where first_name = 'Глеб'`);
    await staff.page.goto(`/adm/related_leads/${rows[0]?.id}/show`);
    await staff.page.getByRole('button', { name: 'Признать спор' }).click();
    const asked = staff.page.getByRole('dialog');
    await asked.getByLabel('Причина').fill('Номера нет в сети');
    await asked.getByRole('button', { name: 'Признать спор' }).click();
    await staff.page.getByText('Спор признан').waitFor();
    await page.reload();
    await leadOf('Вероника').waitFor();
    expect(await leadOf('Глеб').count()).to.equal(0);
    expectNoProblems(trader);
    expectNoProblems(staff);
  });

  it('withdraws by the link of the letter, and the organisation has no contacts any more', async () => {
    const { db } = await app();
    const written = `select secret from outbox where kind = 'lead_given' and "to" = 'veronika@demo.local'`;
    const { rows } = await db.query<{ secret: string }>(written);
    const { page } = visitor;
    await page.goto(new URL(rows[0]?.secret ?? '').pathname);
    await page.getByRole('button', { name: 'Отозвать согласие' }).click();
    await page.getByText('Данные стёрты').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await trader.page.reload();
    await trader.page.getByText('Согласие отозвано').first().waitFor();
    expect(await leadOf('Вероника').count()).to.equal(0);
    expect(await issuesInBothLooks(trader.page)).to.deep.equal([]);
    expectNoProblems(visitor);
  });

  it('asks for a bonus that goes with a course on the page of his order', async () => {
    const { db } = await app();
    const orders = `select o.token, o.prod_id from orders o join prods p on p.id = o.prod_id
      where o.status = 'CONFIRMED' and o.paid_sum > 0 and o.debt = 0 and o.email is not null and p.status = 'CONFIRMED' order by o.id desc limit 1`;
    const { rows } = await db.query<{ token: string; prod_id: number }>(orders);
    const turned = `update related_promotions set type = 'course', match_prods = array[$1::int] where name = $2`;
    await db.query(turned, [rows[0]?.prod_id, 'Набор боров на пробу']);
    const { page } = visitor;
    await page.goto(orderPath(rows[0]?.token ?? ''));
    const part = page.getByRole('region', { name: 'Партнёрские бонусы' });
    await part.getByRole('button', { name: 'Получить бонус' }).click();
    await part.getByText('Отметьте согласие: без него').first().waitFor();
    await part.getByLabel(/Согласен на передачу .* ООО «Бонус-Дент»/).check();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await part.getByRole('button', { name: 'Получить бонус' }).click();
    await part.getByText('Контакты переданы').waitFor();
    expectNoProblems(visitor);
  });

  it('proves the phone of an order that is not paid yet, for the bonus that he has asked for last', async () => {
    const { db } = await app();
    const { page } = visitor;
    const buyer = { last_name: 'Громова', email: 'unpaid-bonus@demo.local', phone: '9120000774' };
    await bookByCard(page, course.id, buyer);
    const beside = 'update related_promotions set match_prods = array[$1::int] where name = $2';
    await db.query(beside, [course.id, 'Набор боров на пробу']);
    await oneMoreBonus('Набор паст на пробу');
    const { token } = await orderOf(buyer.email);
    await page.goto(orderPath(token));
    const ask = async (name: string) => {
      const part = page.getByRole('region', { name });
      await part.getByLabel(/Согласен на передачу/).check();
      await part.getByRole('button', { name: 'Получить бонус' }).click();
      await part.getByRole('heading', { name: 'Подтвердите телефон' }).waitFor();
      return part;
    };
    const first = await ask('Набор боров на пробу');
    await db.query(`delete from rate_limits where key like 'codes%'`);
    const last = await ask('Набор паст на пробу');
    await first.getByText('Новый код — для другого бонуса').waitFor();
    expect(await first.getByLabel(/Согласен на передачу/).isChecked()).to.equal(false);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await confirm(buyer.phone);
    await last.getByText('Контакты переданы').waitFor();
    expectNoProblems(visitor);
  });
});
