import { expect } from 'chai';
import { app } from './app.ts';
import { studentCard, studentsCourse } from './bookingAsStudent.ts';
import { goToBank, payAtBank } from './bookingByCard.ts';
import { desktop, expectNoProblems, openAs, phone, seriousIssues, type Visit, visit } from './browser.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const email = 'paying-student@example.ru';

describe('A student pays his price, sends his card and is let in by staff', function () {
  this.timeout(180_000);
  let student: Visit;
  let staff: Visit;
  let orderPage: string;

  before(async () => {
    student = await visit({ viewport: phone });
    staff = await visit({ viewport: desktop });
  });
  after(async () => {
    await student?.end();
    await staff?.end();
  });

  const heading = (name: string | RegExp) => student.page.getByRole('heading', { level: 1, name });
  const document = async () => {
    const { rows } = await (await app()).db.query(
      `select d.* from student_documents d join orders o on o.id = d.order_id where o.email = $1`,
      [email],
    );
    return rows[0];
  };

  it('books at the price of students on a phone', async () => {
    const { page } = student;
    await page.goto(`/payment/order?prods=${await studentsCourse()}`);
    await page.getByLabel('Фамилия').fill('Студентова');
    await page.getByLabel('Имя', { exact: true }).fill('Анна');
    await page.getByLabel('Телефон').fill('89011237788');
    await page.getByLabel('Почта').fill(email);
    await page.getByLabel('Я студент или ординатор').check();
    await page.getByText('Студентам и ординаторам').first().waitFor();
    await goToBank(page);
    await payAtBank(page);
    await heading('Пришлите документ студента').waitFor({ timeout: 20_000 });
    orderPage = page.url();
    expect(await seriousIssues(page)).to.deep.equal([]);
  });

  it('is told in words what is no picture of a card, and sends one that is', async () => {
    const { page } = student;
    const chosen = page.getByLabel(/^Загрузить/);
    await chosen.setInputFiles({ ...studentCard, buffer: Buffer.from('<svg onload="alert(1)"/>') });
    await page.getByText('Подойдёт файл PDF, JPEG, PNG').waitFor();
    await chosen.setInputFiles(studentCard);
    await page.getByText('На проверке').waitFor();
    await heading('Заказ ожидает подтверждения').waitFor();
    expect(await document()).to.include({ status: 'CREATED' });
    student.problems.splice(0);
  });

  it('is found by staff in the queue, who look at the card and find it good', async () => {
    const { page } = staff;
    await openAs(page, 'manager', '/adm/student_documents');
    await page.getByRole('link', { name: 'Студентова Анна' }).click();
    await page.getByRole('button', { name: 'Посмотреть' }).click();
    await page.getByRole('img', { name: 'Документ студента' }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText('Подтверждён', { exact: true }).first().waitFor();
    expectNoProblems(staff);
    expect(await document()).to.include({ status: 'CONFIRMED' });
  });

  it('has his ticket, with a date for his calendar', async () => {
    const { page } = student;
    await page.goto(orderPage);
    await heading('Заказ оплачен').waitFor();
    expect(await page.getByRole('img', { name: /^Код билета/ }).count()).to.equal(1);
    const href = await page.getByRole('link', { name: /^В календарь/ }).getAttribute('href');
    const answer = await fetch(new URL(href ?? '', page.url()));
    expect(await answer.text())
      .to.include('STATUS:CONFIRMED')
      .and.include('BEGIN:VEVENT');
    expectNoProblems(student);
  });

  it('shows his card to nobody without the right to it, and every sum agrees', async () => {
    const { url } = await app();
    const { id, file_id } = await document();
    const strangers = [
      `/api/adm/student_documents/${id}/file`,
      `/uploads/${file_id}`,
      `/uploads/${file_id}.png`,
    ];
    const statuses = await Promise.all(strangers.map(async (address) => (await fetch(url + address)).status));
    expect(statuses).to.deep.equal([401, 404, 404]);
    await expectMoneyIsWhole();
  });
});
