import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';

const table = (name: string) =>
  [
    'Название;Центр;Тип;Уровень;Категории;Цена;Начало',
    `${name};1;Онлайн-курс, вебинар;Базовый;Терапия;25000;12.03.2027`,
    `${name}, плохая строка;1;Неизвестный;Базовый;Терапия;много;`,
  ].join('\n');

describe('A course editor imports courses from a file', () => {
  let editor: Visit;

  before(async function () {
    this.timeout(180_000);
    editor = await visit();
    await enterAs(editor.page, 'course_editor');
  });
  after(() => editor.end());

  const inApp = async (name: string) =>
    (await (await app()).db.query('select price, is_draft from prods where name = $1', [name])).rows;

  it('from the list to the result and back again', async function () {
    this.timeout(120_000);
    const { page } = editor;
    const name = 'Курс из таблицы';
    await page.goto('/adm/prods');
    await page.getByRole('main').getByRole('link', { name: 'Импорт', exact: true }).click();
    await page.getByRole('heading', { name: 'Импорт из файла' }).waitFor();
    const buffer = Buffer.from(table(name));
    await page.locator('input[type=file]').setInputFiles({ name: 'курсы.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Загрузить и продолжить' }).click();
    await page.getByLabel('Поле для столбца «Цена»').waitFor();
    await page.getByLabel(/^Только правильные строки/).check();
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByText('Проверено: добавится 1, с ошибками 1.').waitFor();
    const errors = page.getByRole('region', { name: 'Строки с ошибками' });
    await errors.getByText('Ожидается число').waitFor();
    expect(await inApp(name)).to.deep.equal([]);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Импортировать' }).click();
    await page.getByText('Импорт выполнен: добавлено 1, с ошибками 1.').waitFor();
    expect(await inApp(name)).to.deep.equal([{ price: '2500000', is_draft: true }]);
    await page.getByRole('button', { name: 'Отменить импорт' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить импорт' }).click();
    await page.getByText(/^Импорт отменён: добавлено/).waitFor();
    expect(await inApp(name)).to.deep.equal([]);
  });

  it('and meets no error of ours', () => expectNoProblems(editor));
});
