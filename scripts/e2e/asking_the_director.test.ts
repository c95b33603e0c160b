import { expect } from 'chai';
import type { Locator } from 'playwright-core';
import { app } from './app.ts';
import { expectNoProblems, phone, type Visit, visit } from './browser.ts';

describe('A visitor asks the director', function () {
  this.timeout(180_000);
  let visitor: Visit;
  let dialog: Locator;
  before(async () => {
    visitor = await visit({ viewport: phone });
    await visitor.page.goto('/contacts');
    await visitor.page.getByRole('button', { name: 'Написать директору' }).click();
    dialog = visitor.page.getByRole('dialog', { name: 'Вопрос директору' });
  });
  after(() => visitor.end());

  it('is told what every field needs', async () => {
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    const links = dialog.getByRole('alert').getByRole('link');
    expect(await links.allInnerTexts()).to.deep.equal([
      'ФИО: Укажите ФИО',
      'Телефон: Укажите корректный телефон',
      'Почта: Укажите корректную почту',
      'Специализация: Укажите специализацию',
      'Вопрос: Укажите вопрос',
      'Согласие: Подтвердите согласие на обработку данных',
    ]);
  });

  it('the toast of failure is «Произошла ошибка» when no server spoke', async () => {
    await dialog.getByLabel('ФИО').fill('Орлова Мария');
    await dialog.getByLabel('Телефон').fill('8 912 345-67-89');
    await dialog.getByLabel('Почта').fill('maria@example.ru');
    await dialog.getByLabel('Специализация').selectOption('Стоматолог-терапевт');
    await dialog.getByLabel('Вопрос').fill('Когда курс в Перми?');
    await dialog.getByRole('checkbox').check();
    await visitor.page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await visitor.page.getByText('Произошла ошибка', { exact: true }).waitFor();
    await visitor.page.context().setOffline(false);
    visitor.problems.splice(0);
  });

  it('the toast of success is «Спасибо, с вами свяжется наш менеджер», and the question is stored with its consent', async () => {
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await visitor.page.getByText('Спасибо, с вами свяжется наш менеджер').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const { rows } = await (await app()).db.query(
      `select q.comment, c.purpose, c.form, c.text_hash from director_questions q join consents c on c.id = q.consent_id
         order by q.id desc limit 1`,
    );
    expect(rows[0]).to.include({ comment: 'Когда курс в Перми?', purpose: 'QUESTION', form: 'question' });
    expect(rows[0].text_hash).to.match(/^[0-9a-f]{64}$/);
    expectNoProblems(visitor);
  });
});
