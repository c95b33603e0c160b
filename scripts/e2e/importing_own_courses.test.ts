import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';
import { newMember, ownCenter } from './ownCenter.ts';

const name = 'Курс центра из таблицы';
const table = [
  'Название;Формат;Уровень;Категории;Цена;Начало',
  `${name};Онлайн-курс, вебинар;Базовый;Терапия;25000;12.03.2027`,
  `${name}, плохая строка;Неизвестный;Базовый;Терапия;много;`,
].join('\n');

describe('A centre brings in its courses from a table', function () {
  this.timeout(180_000);
  const editor = useVisit({ viewport: phone });
  let page: Page;

  before(async () => {
    const centerId = await ownCenter('imports', 'Центр «Таблица»', []);
    await newMember('imports-editor', centerId, 'EDITOR');
    page = editor.page;
    await enterAs(page, 'imports-editor', sessionTokenKeys.partner);
  });

  const inApp = async () =>
    (await (await app()).db.query('select price, is_draft from prods where name = $1', [name])).rows;
  const choose = (content: string, file = 'курсы.csv') =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(content) });

  it('takes a template, and a wrong file is refused beside the button', async () => {
    await page.goto('/partner/courses');
    await page.getByRole('link', { name: 'Загрузить из файла' }).click();
    await page.getByRole('heading', { name: 'Загрузите таблицу' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Скачать шаблон/ }).click(),
    ]);
    expect(download.suggestedFilename()).to.equal('Курсы.xlsx');
    await choose('Название', 'пусто.csv');
    await page.getByText(/^В файле нет строк/).waitFor();
  });

  it('reads by cell what is wrong before anything is written', async () => {
    await choose(table);
    await page.getByLabel(/^Цена/).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    for (const select of await page.locator('li select').all()) await select.selectOption('');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByRole('alert').getByText('Укажите, какие поля лежат в столбцах').waitFor();
    await page.reload();
    await page.getByLabel(/^Только правильные строки/).check();
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByText(/добавится 1, с ошибками 1/).waitFor();
    await page.getByRole('cell', { name: 'Ожидается число' }).waitFor();
    await page.getByRole('cell', { name: 'Новый черновик' }).waitFor();
    expect(await inApp()).to.deep.equal([]);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.reload();
    await page.getByText(/добавится 1, с ошибками 1/).waitFor();
  });

  it('gets drafts, which it may take back', async () => {
    await page.getByRole('button', { name: 'Записать курсы' }).click();
    await page.getByText(/добавлено 1, с ошибками 1/).waitFor();
    expect(await inApp()).to.deep.equal([{ price: '2500000', is_draft: true }]);
    await page.getByRole('link', { name: /^Черновик № \d+$/ }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Отменить импорт' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Добавленные записи будут удалены').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Отменить импорт' }).click();
    await page.getByText('Импорт отменён:').waitFor();
    expect(await inApp()).to.deep.equal([]);
    await page.getByRole('button', { name: 'Другая таблица' }).click();
    await page.getByRole('heading', { name: 'Прежние таблицы' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('meets no error of ours', () =>
    // The refused file.
    expectNoProblems({
      ...editor,
      problems: editor.problems.filter((each) => !/\(4\d\d|Unprocessable/.test(each)),
    }));
});
