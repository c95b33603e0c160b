import { expect } from 'chai';
import { expectNoProblems, phone, visit } from './browser.ts';
import { openRequest, send } from './requestForm.ts';

describe('A visitor corrects a request', function () {
  this.timeout(180_000);

  it('hears of everything at once, beside the fields and in a summary that has the focus', async () => {
    const visitor = await visit({ viewport: phone });
    const dialog = await openRequest(visitor.page);
    await send(dialog);
    const summary = dialog.getByRole('alert').filter({ hasText: 'Проверьте поля формы' });
    expect(await summary.getByRole('link').allInnerTexts()).to.deep.equal([
      'ФИО: Обязательное поле',
      'Телефон: Обязательное поле',
      'Почта: Обязательное поле',
      'Город: Город обязателен для заполнения',
      'Согласие: Требуется подтверждение',
    ]);
    await dialog.locator(':focus').getByText('Проверьте поля формы').waitFor();
    expect(await visitor.page.title()).to.match(/^Ошибка: /);
    const city = dialog.getByRole('combobox', { name: 'Город' });
    expect(await city.getAttribute('aria-invalid')).to.equal('true');
    await summary.getByRole('link', { name: 'Город' }).click();
    await dialog.locator('[role=combobox]:focus').waitFor();
    expectNoProblems(visitor);
    await visitor.end();
  });

  it('is corrected when a field is left, and not while it is written', async () => {
    const visitor = await visit({ viewport: phone });
    const dialog = await openRequest(visitor.page);
    const [name, mail] = [dialog.getByLabel('ФИО'), dialog.getByLabel('Почта')];
    const errorOf = (text: string) => dialog.locator('.field__error').filter({ hasText: text });
    await name.pressSequentially('Ан');
    await name.blur();
    expect(await dialog.locator('.field__error').count(), 'before the first sending').to.equal(0);
    await send(dialog);
    await errorOf('Минимальная длина 3 символа').waitFor();
    await name.pressSequentially('на');
    expect(await errorOf('Минимальная длина 3 символа').count(), 'while it is written').to.equal(1);
    await mail.fill('anna@mail');
    await errorOf('Минимальная длина 3 символа').waitFor({ state: 'detached' });
    await mail.blur();
    await errorOf('Введите корректную электронную почту').waitFor();
    await dialog.getByLabel('Телефон').fill('12');
    await dialog.getByLabel('Телефон').blur();
    await errorOf('Введите корректный номер телефона').waitFor();
    await dialog.getByLabel(/Комментарий/).fill('А');
    await dialog.getByLabel(/Комментарий/).blur();
    await errorOf('Минимальная длина 3 символа').waitFor();
    await dialog.getByLabel(/Комментарий/).fill('А'.repeat(501));
    await dialog.getByLabel(/Комментарий/).blur();
    await errorOf('Максимальная длина 500 символов').waitFor();
    await dialog.getByRole('checkbox').check();
    await errorOf('Требуется подтверждение').waitFor({ state: 'detached' });
    await visitor.end();
  });

  it('types a phone letter by letter and sees it grouped', async () => {
    const visitor = await visit({ viewport: phone });
    const dialog = await openRequest(visitor.page);
    const input = dialog.getByLabel('Телефон');
    expect(await input.getAttribute('autocomplete')).to.equal('tel');
    expect(await input.getAttribute('inputmode')).to.equal('tel');
    await input.pressSequentially('89123456789');
    expect(await input.inputValue()).to.equal('8 (912) 345-67-89');
    await input.blur();
    expect(await input.inputValue()).to.equal('+7 (912) 345-67-89');
    await input.fill('');
    await input.pressSequentially('+375 29 123-45-67');
    expect(await input.inputValue()).to.equal('+375 29 123-45-67');
    await visitor.end();
  });
});
