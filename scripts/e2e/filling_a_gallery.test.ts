import { expect } from 'chai';
import sharp from 'sharp';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, openAs, phone, useVisit } from './browser.ts';

describe('An editor shows the works of a lecturer', function () {
  this.timeout(120_000);
  const editor = useVisit();
  let lecturer: number;

  before(async () => {
    const { rows } = await (await app()).db.query(
      `insert into lecturers (sef, name, status) values ('lektor-s-rabotami', 'Работова Ольга', 'CONFIRMED') returning id`,
    );
    lecturer = rows[0].id;
    await openAs(editor.page, 'admin', `/adm/lecturers/${lecturer}`);
  });
  after(async () => (await app()).db.query('delete from lecturers where id = $1', [lecturer]));

  const part = () => editor.page.getByRole('region', { name: 'Работы и документы' });
  const upload = async (name: string, row: number) => {
    const create = { width: 800, height: 600, channels: 3, background: '#7f5539' } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await part().getByLabel('Файл изображения').last().setInputFiles({ name, mimeType: 'image/png', buffer });
    await editor.page.getByRole('button', { name: 'Загрузить эту часть' }).click();
    await part().getByRole('img', { name: 'Предпросмотр' }).nth(row).waitFor();
    await part().getByRole('button', { name: 'Загружаю…' }).waitFor({ state: 'detached' });
  };

  it('adds a case and a diploma, and visitors see both at once', async () => {
    const { page } = editor;
    await part().getByRole('button', { name: 'Добавить' }).click();
    await upload('случай.png', 0);
    await part().getByLabel('Описание изображения').last().fill('Зуб 1.6 до и после');
    await part().getByRole('button', { name: 'Добавить' }).click();
    await part()
      .getByRole('combobox', { name: /^Что на изображении/ })
      .last()
      .click();
    await page.getByRole('option', { name: 'Документ' }).click();
    await upload('диплом.png', 1);
    await part().getByLabel('Описание изображения').last().fill('Диплом кандидата наук');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Изменения сохранены').waitFor();
    await page.setViewportSize(phone);
    await page.goto('/lecturers/lektor-s-rabotami');
    for (const name of ['Зуб 1.6 до и после', 'Диплом кандидата наук']) {
      const picture = page.getByRole('img', { name });
      await picture.scrollIntoViewIfNeeded();
      const isDrawn = `document.querySelector('img[alt="${name}"]').decode().then(() => true)`;
      expect(await page.evaluate(isDrawn), name).to.equal(true);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).to.equal(true);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('takes one away again', async () => {
    const { page } = editor;
    await page.goto(`/adm/lecturers/${lecturer}`);
    await part().getByRole('button', { name: 'Убрать из списка' }).first().click();
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByText('Изменения сохранены').waitFor();
    const { rows } = await (await app()).db.query('select gallery from lecturers where id = $1', [lecturer]);
    expect(rows[0].gallery.map(({ kind }: { kind: string }) => kind)).to.deep.equal(['DOCUMENT']);
    expectNoProblems(editor);
  });
});
