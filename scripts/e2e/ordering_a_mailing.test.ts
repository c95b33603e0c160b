import { expect } from 'chai';
import { enterAsAdvertiser, newAdvertiser } from './advertiser.ts';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, signIn, type Visit, visit } from './browser.ts';

describe('A centre orders a mailing', function () {
  this.timeout(180_000);
  let owner: Visit;
  let staff: Visit;

  before(async () => {
    const { db } = await app();
    await newAdvertiser('mailings');
    await db.query(`update settings set amount = 10000 where key = 'mailing_price_per_1000'`);
    await db.query(`insert into cities (name, region) values ('Рассылкино', 'Тверская область')`);
    await db.query(
      `with people as (
         insert into individuals (last_name, first_name, city, email, email_proved_at, created_at)
         select 'Читателев', 'Пётр', 'Рассылкино', 'reads' || n || '@example.ru', now(), now() - interval '1 day'
         from generate_series(1, 149) n returning email)
       insert into consents (purpose, text_version, form, email)
       select 'ADVERTISING', '2026-11-28-adverts', 'cabinet', email from people`,
    );
    [owner, staff] = await Promise.all([visit({ viewport: phone }), visit({ viewport: desktop })]);
    await signIn(staff.page, 'admin');
    await enterAsAdvertiser(owner.page, 'mailings');
  });
  after(() => Promise.all([owner?.end(), staff?.end()]));

  const row = () => owner.page.getByRole('listitem').filter({ hasText: 'Курсы осени в Рассылкино' });

  it('writes a letter, learns its price, and sends it for a check', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Рассылки' }).click();
    await page.getByRole('button', { name: 'Написать письмо' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Тема письма').fill('Курсы осени в Рассылкино');
    await form.getByLabel('От чьего имени').fill('Центр «Витрина»');
    await form.getByLabel('Текст').fill('Приходите на курс');
    await form.getByRole('button', { name: 'Добавить блок' }).click();
    await form.getByLabel('Блок 2', { exact: true }).selectOption('button');
    await form.getByLabel('Надпись').fill('Смотреть');
    await form.getByLabel('Ссылка с https://').fill('https://127.0.0.1/');
    await form.getByLabel('Города').fill('Рассылкино');
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await form.getByLabel('Когда отправить').fill(`${day}T12:00`);
    await form.getByLabel(/^Рекламодатель/).fill('ООО «Витрина»');
    await form.getByLabel('ИНН рекламодателя').fill('7707083893');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form
      .getByText(/Блок 2: Укажите адрес сайта/)
      .first()
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    owner.problems.splice(0);
    await form.getByLabel('Ссылка с https://').fill('https://advertiser.example.ru/');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await row().getByText('Черновик').waitFor();
    await row().getByRole('button', { name: 'Узнать цену' }).click();
    await row()
      .getByText(/Письмо получат 100\sчеловек, отложим до 1\s000,00\s₽, на балансе 40\s000,00\s₽/)
      .waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await row().getByRole('button', { name: 'Отправить на проверку' }).click();
    await row().getByText('На проверке').waitFor();
    await row()
      .getByText(/100\sадресатов, отложено 1\s000,00\s₽/)
      .waitFor();
    expectNoProblems(owner);
  });

  it('reads why it was rejected, and has its money back', async () => {
    const { db } = await app();
    const { rows } = await db.query<{ id: number }>(`select id from mailings where by_center`);
    const { page } = staff;
    await page.goto(`/adm/mailings/${rows[0]?.id}/show`);
    await page.getByText(/отложено 1\s000,00\s₽/).waitFor();
    await page.getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Причина').fill('Нет токена');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Рассылки' }).click();
    await row().getByText('Что исправить: Нет токена').waitFor();
    const money = await db.query(
      `select reserved::int, (select count(*)::int from marketing_tx t where t.balance_id = b.id and is_reserve) as entries
       from marketing_balances b where center_id = (select center_id from mailings where by_center)`,
    );
    expect(money.rows).to.deep.equal([{ reserved: 0, entries: 2 }]);
    expect(await issuesInBothLooks(owner.page)).to.deep.equal([]);
    expectNoProblems(owner);
    expectNoProblems(staff);
  });
});
