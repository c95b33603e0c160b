import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { app } from './app.ts';
import { orderOf, payAtBank } from './bookingByCard.ts';
import { desktop, enterAs, expectNoProblems, issuesInBothLooks, openAs, phone, useVisit } from './browser.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

describe('A visitor books an individual hour', function () {
  this.timeout(180_000);
  const visitor = useVisit({ viewport: phone });
  const lecturer = useVisit({ viewport: phone });
  const staff = useVisit({ viewport: desktop });
  const email = 'hour@example.ru';
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  let course: { id: number; slug: string; name: string };

  before(async () => {
    const { rows } = await (await app()).db.query<typeof course>(
      `select p.id, p.slug, p.name from prods p join lesson_slots s on s.prod_id = p.id order by p.id limit 1`,
    );
    [course] = rows as [typeof course];
    await enterAs(lecturer.page, 'lecturer', sessionTokenKeys.partner);
  });

  const slotOnPage = () => visitor.page.getByRole('button', { name: /^Запросить .*, 19:00–20:30, лектор / });
  const openCourse = () => visitor.page.goto(`/prods/${course.slug}-${course.id}`);
  const requestRow = () =>
    lecturer.page.getByRole('listitem').filter({ hasText: 'Часова Анна' }).filter({ hasText: '19:00–20:30' });

  it('that its lecturer offers in his cabinet, once the hours are right', async () => {
    const { page } = lecturer;
    await page.goto('/lk');
    await page.getByRole('link', { name: 'Индивидуальные занятия' }).click();
    await page.getByRole('heading', { level: 2, name: course.name }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: `Добавить время: ${course.name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await dialog.getByText('Укажите день').first().waitFor();
    await dialog.getByLabel('День').fill(day);
    await dialog.getByLabel('С', { exact: true }).fill('19:00');
    await dialog.getByLabel('До').fill('18:00');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await dialog.getByText('Конец — позже начала').first().waitFor();
    // The browser reports the refusal that was wanted.
    lecturer.problems.splice(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByLabel('До').fill('20:30');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: '19:00–20:30' }).getByText('Свободно').waitFor();
    expectNoProblems(lecturer);
  });

  it('by a form on the page of the course, which shows the hours and their price', async () => {
    const { page } = visitor;
    await openCourse();
    await page.getByRole('link', { name: 'Выбрать время' }).click();
    await page.getByText(/^Показать ещё дни/).click();
    await slotOnPage().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await slotOnPage().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1,5 часа — 13 500').waitFor();
    await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
    await dialog.getByText('Укажите фамилию').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByLabel('Фамилия').fill('Часова');
    await dialog.getByLabel('Имя', { exact: true }).fill('Анна');
    await dialog.getByLabel('Телефон').fill('89051230077');
    await dialog.getByLabel('Почта').fill(email);
    await dialog.getByLabel(/^Комментарий лектору/).fill('Разбор перелечивания');
    await dialog.getByLabel(/^Я согласен/).check();
    await dialog.getByRole('button', { name: 'Отправить запрос' }).click();
    await dialog.getByText(/^Запрос отправлен/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('link', { name: 'Мой запрос' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ждёт ответа лектора' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(visitor);
  });

  it('that nobody else is offered meanwhile', async () => {
    const other = await visitor.page.context().newPage();
    await eventually(async () => {
      await other.goto(`/prods/${course.slug}-${course.id}`);
      expect(await other.locator('[data-open-lesson]', { hasText: 'Запросить' }).count()).to.be.above(0);
      expect(await other.getByRole('button', { name: /19:00–20:30$/, includeHidden: true }).count()).to.equal(
        0,
      );
    });
    await other.close();
  });

  it('that the lecturer agrees to, without reading contacts before the payment', async () => {
    const { page } = lecturer;
    await page.reload();
    await requestRow().getByText('Комментарий: Разбор перелечивания').waitFor();
    expect(await requestRow().getByRole('link').count()).to.equal(0);
    await requestRow()
      .getByRole('button', { name: /^Согласиться/ })
      .click();
    const dialog = page.getByRole('dialog');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Согласиться' }).click();
    await requestRow().getByText('Ждёт оплаты').waitFor();
    expectNoProblems(lecturer);
  });

  it('and pays for by card, led there by a letter', async () => {
    const { page } = visitor;
    const { db } = await app();
    const { rows } = await db.query<{ secret: string }>(
      `select secret from outbox where "to" = $1 and kind = 'lesson_accepted'`,
      [email],
    );
    const [link = ''] = /\/payment\/[\w-]{32}/.exec(rows[0]?.secret ?? '') ?? [];
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Лектор согласен: осталось оплатить' }).waitFor();
    expect(await page.getByRole('link', { name: 'Оплатить' }).getAttribute('href')).to.equal(link);
    await page.goto(link);
    await page.getByText('19:00–20:30').first().waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page
      .getByRole('button', { name: /^Оплатить|^Перейти к оплате/ })
      .first()
      .click();
    await page.waitForURL(/\/payment\/bank\//);
    await payAtBank(page);
    await page.getByRole('heading', { level: 1, name: 'Заказ оплачен' }).waitFor({ timeout: 20_000 });
    expect((await orderOf(email)).status).to.equal('CONFIRMED');
    await page.getByText('19:00–20:30').first().waitFor();
    expectNoProblems(visitor);
  });

  it('after which the lecturer reads how to reach him, and staff see both', async () => {
    await lecturer.page.reload();
    await requestRow().getByText('Оплачено').waitFor();
    await requestRow().getByRole('link', { name: email }).waitFor();
    await lecturer.page.setViewportSize(desktop);
    expect(await issuesInBothLooks(lecturer.page)).to.deep.equal([]);
    const { page } = staff;
    await openAs(page, 'manager', '/adm/lesson_requests');
    await page.getByRole('link', { name: 'Часова Анна' }).click();
    await page.getByText('Разбор перелечивания').waitFor();
    await page.getByText('Лектор согласился, заказ создан').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('leaves money and seats whole', expectMoneyIsWhole);
});
