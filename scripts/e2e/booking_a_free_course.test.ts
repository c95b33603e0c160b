import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { freeCourse } from './courses.ts';

for (const [device, viewport] of Object.entries({ 'на телефоне': phone, 'за столом': desktop }))
  describe(`Somebody books a free course for himself and two more (${device})`, function () {
    this.timeout(180_000);
    let visitor: Visit;
    let prodId: number;
    const email = `free-${viewport.width}@example.ru`;

    before(async () => {
      visitor = await visit({ viewport });
      const course = await freeCourse();
      prodId = course.id;
      await visitor.page.goto(course.path);
    });
    after(() => visitor?.end());

    it('comes from the page of the course', async () => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Записаться', exact: true }).first().click();
      await page.waitForURL(`**/payment/order?prods=${prodId}`);
      await page.getByRole('heading', { name: 'Контактное лицо' }).waitFor();
    });

    it('is told what is missing, and loses nothing by a reload', async () => {
      const { page } = visitor;
      await page.getByLabel('Фамилия').fill('Слушателева');
      await page.getByRole('button', { name: 'Записаться' }).click();
      await page.getByText('Проверьте поля формы').waitFor();
      await page
        .getByRole('link', { name: 'Правила оплаты: Подтвердите согласие с правилами оплаты' })
        .waitFor();
      expect(await seriousIssues(page)).to.deep.equal([]);
      await page.reload();
      await page.getByRole('heading', { name: 'Контактное лицо' }).waitFor();
      expect(await page.getByLabel('Фамилия').inputValue()).to.equal('Слушателева');
    });

    it('names the others by a list out of a spreadsheet', async () => {
      const { page } = visitor;
      await page.getByLabel('Имя', { exact: true }).fill('Анна');
      await page.getByLabel('Телефон').fill(`8900123${String(viewport.width).padStart(4, '0')}`);
      await page.getByLabel('Почта').fill(email);
      await page.getByRole('button', { name: 'Добавить списком' }).click();
      await page
        .getByLabel('Список участников')
        .fill(`Первый\tИван\t\t\ta${email}\nВторой\tПётр\t\t\tb${email}`);
      await page.getByRole('button', { name: 'Добавить в заказ' }).click();
      await page.getByRole('heading', { name: /^3-й участник/ }).waitFor();
      await page.getByLabel(/^Я действую от своего имени/).check();
      await page.getByLabel(/^Принимаю/).check();
    });

    it('is booked at once, with a ticket for each', async () => {
      const { page } = visitor;
      await page.getByRole('button', { name: 'Записаться' }).click();
      await page.waitForURL(/\/payment\/[\w-]{32}$/);
      await page.getByRole('heading', { level: 1, name: 'Вы записаны' }).waitFor();
      expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(3);
      const saved = await page
        .getByRole('link', { name: /^Сохранить билет/ })
        .first()
        .getAttribute('href');
      expect((await page.request.get(saved ?? '')).headers()['content-type']).to.equal('application/pdf');
      expect(await seriousIssues(page)).to.deep.equal([]);
      expectNoProblems(visitor);
    });

    it('stands in the database as confirmed, its seats taken, its consent that for others', async () => {
      const { db } = await app();
      const { rows } = await db.query(
        `select status, count, total::int, text_version,
                (select count(*)::int from seat_takes join order_participants p on p.id = participant_id
                 where p.order_id = orders.id and released_at is null) as seats
         from orders join consents on consents.id = consent_id where orders.email = $1`,
        [email],
      );
      expect(rows).to.have.length(1);
      expect(rows[0]).to.include({ status: 'CONFIRMED', count: 3, total: 0 });
      expect(rows[0].text_version).to.match(/-others$/);
      expect(rows[0].seats).to.be.at.least(3);
    });
  });
