import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, phone, useVisits } from './browser.ts';
import { ownPhone } from './requestForm.ts';

const password = 'Zimnij7les';
const paper = Buffer.from('%PDF-1.7 a paper %%EOF');
const requisites = {
  Получатель: 'ООО «Прикус»',
  'ФИО руководителя': 'Орлова Мария Петровна',
  ИНН: '7707083893',
  Банк: 'Сбербанк',
  БИК: '044525225',
  'Расчётный счёт': '40702810200000000001',
  'Корреспондентский счёт': '30101810400000000225',
};

describe('Somebody new registers', function () {
  this.timeout(120_000);
  const visitor = useVisits({ viewport: phone });

  const mail = (name: string) => `${name}-new@example.ru`;
  const send = (page: Page) => page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  async function fill(page: Page, values: Record<string, string>) {
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  }

  it('a training centre, which finds itself in its cabinet, and is turned away by nothing the next day', async () => {
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('link', { name: 'Зарегистрируйте учебный центр' }).click();
    await fill(page, {
      Название: 'Прикус',
      Телефон: ownPhone(),
      Почта: mail('prikus'),
      Пароль: 'короткий',
    });
    await page.getByRole('checkbox').check();
    await send(page);
    await page.getByText('Проверьте поля формы').waitFor();
    await fill(page, { Пароль: password });
    await send(page);
    await page.waitForURL('**/partner/centers');
    await page.getByText(mail('prikus')).waitFor();
    await page.getByText('Документы ещё не отправлены').waitFor();
    await page.getByText(/^Добавьте: название получателя/).waitFor();
    expectNoProblems(visitor);
    const { rows } = await (await app()).db.query('select status from centers where email = $1', [
      mail('prikus'),
    ]);
    expect(rows).to.deep.equal([{ status: 'CREATED' }]);
  });

  it('the centre fills in its papers there, is told what is missing, and sends them', async () => {
    const { page } = visitor;
    await page.goto('/login');
    await fill(page, { 'Почта или телефон': mail('prikus'), Пароль: password });
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    const step = async (label: string) => {
      await page.getByRole('button', { name: `Заполнить: ${label}` }).click();
      return page.getByRole('dialog');
    };
    const save = (dialog: Locator, name = 'Сохранить') => dialog.getByRole('button', { name }).click();
    const attach = (dialog: Locator) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: paper });
    const about = await step('О центре');
    await about.getByLabel('О центре', { exact: true }).fill('Учим ортодонтов с 2009 года. '.repeat(5));
    await about.getByRole('combobox', { name: 'Город' }).pressSequentially('перм', { delay: 30 });
    await about.getByRole('option', { name: /Пермь/ }).first().click();
    await save(about);
    await about.waitFor({ state: 'hidden' });
    const license = await step('Лицензия на образование');
    await save(license);
    await license.getByText('Укажите номер лицензии').first().waitFor();
    await license.getByLabel(/^Номер лицензии/).fill('Л035-01298-59/00180123');
    await attach(license);
    await license.getByText('paper.pdf').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await save(license);
    const contract = await step('Договор с «Одонтой»');
    await contract.getByLabel(/^Номер договора/).fill('15');
    await contract.getByLabel(/^Дата договора/).fill('2026-11-20');
    await attach(contract);
    await contract.getByText('paper.pdf').waitFor();
    await save(contract);
    const details = await step('Реквизиты для договора и выплат');
    for (const [label, value] of Object.entries(requisites))
      await details.getByLabel(new RegExp(`^${label}`)).fill(value);
    await save(details, 'Отправить');
    await page.getByText(/^Отправлены: бухгалтер/).waitFor();
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await page.getByText('Первый курс: добавьте: хотя бы черновик курса').first().waitFor();
    const { db } = await app();
    await db.query(
      `insert into prods (slug, center_id, name, type, categories, price)
       select 'first-of-prikus', id, 'Первый курс центра', 2, '{1}', 100 from centers where email = $1`,
      [mail('prikus')],
    );
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await page.getByText(/^Менеджер проверит документы/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('a training centre by the link of a manager, whose it is from then on', async () => {
    const { page, url } = visitor;
    const manager = await asStaff(url, 'rop_course');
    const { code } = await manager<{ code: string }>('POST', '/adm/center_invitations', {
      name: 'Окклюзия',
    });
    await page.goto(`/partner/r/${code}`);
    await page.getByText(/^Вас приглашает .+ — для центра «Окклюзия»/).waitFor();
    expect(await page.locator('footer').count(), 'bare').to.equal(0);
    await fill(page, { Название: 'Окклюзия', Телефон: ownPhone(), Почта: mail('okkl'), Пароль: password });
    await page.getByRole('checkbox').check();
    await send(page);
    await page.waitForURL('**/partner/centers');
    const { rows } = await (await app()).db.query(
      'select manager_id is not null as is_his from centers where email = $1',
      [mail('okkl')],
    );
    expect(rows).to.deep.equal([{ is_his: true }]);
    await page.goto(`/partner/r/${code}`);
    await page.getByText('Приглашение уже использовано или устарело').waitFor();
  });

  it('a company, once its tax number is right, and enters by it again', async () => {
    const { page } = visitor;
    const inn = '7707083893';
    await page.goto('/legal');
    await page.waitForURL('**/legal/auth');
    await page.getByRole('button', { name: 'Регистрация' }).click();
    await fill(page, { Название: 'ООО «Прикус»', ИНН: '7707083890', Телефон: ownPhone() });
    await fill(page, { Почта: mail('firma'), Пароль: password });
    await page.getByRole('checkbox').check();
    await send(page);
    await page.getByText('Проверьте ИНН: контрольные цифры не сходятся').first().waitFor();
    await fill(page, { ИНН: inn });
    await send(page);
    await page.waitForURL('**/legal');
    await page.getByRole('heading', { name: 'ООО «Прикус»' }).waitFor();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForURL('**/legal/auth');
    await fill(page, { 'ИНН или почта': inn, Пароль: password });
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/legal');
    await page.getByText('Это устройство').waitFor();
    expectNoProblems(visitor);
  });

  it('a student, and nobody twice: a known address is told by letter alone', async () => {
    const { page } = visitor;
    const register = async (secret: string) => {
      await page.goto('/individuals/auth');
      await page.getByRole('button', { name: 'Регистрация' }).click();
      await fill(page, { Фамилия: 'Орлова', Имя: 'Мария', Почта: mail('orlova'), Пароль: secret });
      await page.getByLabel(/^Я учусь/).check();
      await page.getByRole('checkbox').last().check();
      await send(page);
    };
    await register(password);
    await page.waitForURL('**/individuals');
    await page.getByLabel(/^Я учусь/).waitFor();
    expect(await page.getByLabel(/^Я учусь/).isChecked()).to.equal(true);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForURL('**/individuals/auth');
    await register('Letnij8les');
    await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor();
  });
});
