import { expect } from 'chai';
import { desktop, expectNoProblems, openAs, phone, type Visit, visit } from './browser.ts';

const fio = 'Прогульщиков Аркадий Львович';
const about = 'Не приехал на курс и не предупредил: двадцать участников ждали его два часа.';

describe('Warning of a lecturer', function () {
  this.timeout(120_000);
  let center: Visit;
  let staff: Visit;

  before(async () => {
    [center, staff] = await Promise.all([visit({ viewport: phone }), visit({ viewport: desktop })]);
    await enter(center, 'center');
  });
  after(() => Promise.all([center?.end(), staff?.end()]));

  async function enter({ page }: Visit, key: string) {
    await page.goto('/login');
    await page.getByLabel('Почта или телефон').fill(`${key}@demo.local`);
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByText('Это устройство').waitFor();
  }

  it('a centre reports with a document, a moderator confirms, and the list shows it', async () => {
    const { page } = center;
    await page.goto('/partner/negative-lecturers');
    await page.getByRole('button', { name: 'Сообщить о лекторе' }).click();
    await page.getByRole('button', { name: 'Отправить' }).click();
    await page.getByText('Напишите, что произошло').first().waitFor();
    await page.getByLabel('ФИО лектора').fill(fio);
    await page.getByLabel('Что произошло').fill(about);
    const file = { name: 'pismo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 %%EOF') };
    await page.getByLabel('Приложить документ').setInputFiles(file);
    await page.getByText('pismo.pdf').waitFor();
    await page.getByRole('button', { name: 'Отправить' }).click();
    await page.getByText(/1\sдокумент/).waitFor();

    await openAs(staff.page, 'lecturer_edit', '/adm/negative_lecturers');
    await staff.page.getByRole('link', { name: fio }).first().click();
    await staff.page.getByRole('button', { name: 'Документ 1' }).waitFor();
    await staff.page.getByRole('button', { name: 'Подтвердить' }).click();
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Подтвердить' }).click();
    await staff.page.getByText('Подтверждена').first().waitFor();

    await page.reload();
    await page.getByLabel('Фамилия лектора').fill('прогульщиков');
    await page.getByRole('button', { name: 'Найти' }).click();
    await page.getByText('1 запись').waitFor();
    await page.getByRole('heading', { name: fio }).last().waitFor();
    expectNoProblems(center);
    expectNoProblems(staff);
  });

  it('the lecturer objects in his cabinet, and is answered there', async () => {
    const lecturer = await visit({ viewport: phone });
    const { page } = lecturer;
    await enter(lecturer, 'lecturer');
    await page.goto('/lk');
    await page.getByRole('button', { name: 'Возразить' }).click();
    await page.getByLabel('С чем вы не согласны').fill('Два пациента не пришли, об этом знал центр.');
    await page.getByRole('button', { name: 'Отправить' }).click();
    await page.getByText('Возражение рассматривают').waitFor();
    await openAs(
      staff.page,
      'lecturer_edit',
      '/adm/negative_lecturers?filter={"is_appealed":true,"lecturer_id":1}',
    );
    await staff.page.getByRole('link', { name: 'Горелов Артём Викторович' }).first().click();
    await staff.page.getByRole('button', { name: 'Подтвердить' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel('Ответ на возражение').fill('Центр подтвердил, что пациентов было шесть.');
    await dialog.getByRole('button', { name: 'Подтвердить' }).click();
    await staff.page.getByText('Подтверждена').first().waitFor();
    await page.reload();
    await page.getByText('Центр подтвердил').waitFor();
    expect(await page.getByRole('button', { name: 'Возразить' }).count()).to.equal(0);
    expectNoProblems(lecturer);
    await lecturer.end();
  });

  it('the lecturer’s card says when his records cannot be read, and reads them again', async () => {
    const { page } = staff;
    const records = '**/api/adm/negative_lecturers?**';
    await page.route(records, (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(page, 'lecturer_edit', '/adm/lecturers/1/show');
    const failed = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить записи' });
    await failed.waitFor();
    await page.unroute(records);
    await failed.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await page.getByText('Запись №').first().waitFor();
    expect(await failed.count()).to.equal(0);
  });
});
