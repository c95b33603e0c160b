import { expect } from 'chai';
import sharp from 'sharp';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, openAs, useVisit } from './browser.ts';
import { type OwnCourse, ownCourse } from './courses.ts';

describe('A course editor works on the form of a course', function () {
  this.timeout(120_000);
  const editor = useVisit();
  let prod: OwnCourse;

  before(async () => {
    prod = await ownCourse();
    await (await app()).db.query('update prods set group_size = null where id = $1', [prod.id]);
    await openAs(editor.page, 'course_editor', `/adm/prods/${prod.id}`);
  });

  const program = () => editor.page.getByRole('textbox', { name: 'Программа', exact: true });
  const stored = async (column: string) =>
    (await (await app()).db.query(`select ${column} as value from prods where id = $1`, [prod.id])).rows[0]
      ?.value;

  it('formats a text, and a reload loses nothing of it', async () => {
    const { page } = editor;
    await program().fill('Первый день');
    await page.keyboard.press('ControlOrMeta+A');
    const bar = page.getByRole('group', { name: 'Оформление' }).nth(1);
    await bar.getByRole('button', { name: 'Полужирный' }).click();
    page.once('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await page.getByText('Ваши несохранённые изменения восстановлены').waitFor();
    expect(await program().innerHTML()).to.include('<strong>Первый день</strong>');
    expect(await stored('program')).to.not.include('Первый день');
  });

  it('saves by Ctrl+S, and the draft is gone', async () => {
    const { page } = editor;
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Изменения сохранены').waitFor();
    expect(await stored('program')).to.match(/^<(p|h3)><strong>Первый день<\/strong><\/\1>$/);
    await page.reload();
    await program().waitFor();
    expect(await page.getByText('Ваши несохранённые изменения восстановлены').count()).to.equal(0);
  });

  it('chooses the visible part of a cover by the keyboard', async () => {
    const { page } = editor;
    const before = await stored('filename');
    const create = { width: 1600, height: 1600, channels: 3, background: '#2a6f97' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await page
      .getByLabel('Файл изображения')
      .setInputFiles({ name: 'обложка.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Какая часть изображения видна' });
    await dialog.getByRole('group', { name: /^Видимая часть/ }).press('ArrowUp');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Загрузить эту часть' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Заменить' }).waitFor();
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Изменения сохранены').waitFor();
    const kept = await stored('filename');
    expect(kept).to.not.equal(before);
    const picture = await fetch(`${editor.url}/uploads/prods/${kept}-1200.webp`);
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect(width / height).to.be.closeTo(1200 / 630, 0.01);
  });

  it('is led from a step that is left to its field, and sees it counted', async () => {
    const { page } = editor;
    const left = page.getByRole('region', { name: 'Готовность карточки' });
    const counted = async () => Number(/Заполнено (\d+) из/.exec(await left.innerText())?.[1]);
    const before = await counted();
    await left.getByRole('link', { name: 'Добавьте размер группы' }).click();
    await page.keyboard.type('8');
    await left.getByRole('link', { name: 'Добавьте размер группы' }).waitFor({ state: 'detached' });
    expect(await counted()).to.equal(before + 1);
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Изменения сохранены').waitFor();
    expect(await stored('group_size')).to.equal(8);
  });

  it('writes the words for search engines, seeing them as they will look', async () => {
    const { page } = editor;
    const seo = page.getByRole('region', { name: 'Поисковая выдача' });
    const title = seo.getByLabel('Заголовок в поиске');
    const preview = seo.getByRole('figure', { name: 'Так курс выглядит в поиске' });
    expect(await title.getAttribute('placeholder')).to.match(/— Одонта$/);
    await title.fill('Ретритмент под микроскопом');
    await preview.getByText('Ретритмент под микроскопом', { exact: true }).waitFor();
    await seo.getByText(/^26\sзнаков$/).waitFor();
    await seo.getByRole('button', { name: 'Сохранить для поиска' }).click();
    await page.getByText('Слова для поиска сохранены').waitFor();
    const { slug } = (await (await app()).db.query('select slug from prods where id = $1', [prod.id]))
      .rows[0];
    const html = await (await fetch(`${editor.url}/prods/${slug}-${prod.id}`)).text();
    expect(html).to.include('<title>Ретритмент под микроскопом</title>');
  });

  it('sees the seats and orders of the course beside the form', async () => {
    const sales = editor.page.getByRole('region', { name: 'Продажи' });
    await sales.getByText(/^Занят/).waitFor();
    expectNoProblems(editor);
  });
});
