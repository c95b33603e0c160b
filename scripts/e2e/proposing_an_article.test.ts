import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import sharp from 'sharp';
import { asStaff, type StaffCall } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, issuesInBothLooks, phone, useVisit } from './browser.ts';
import { eventually } from './eventually.ts';

const title = 'Адгезивный протокол без спешки';
const about =
  'Шаг за шагом разбираем, где теряется прочность и как её сохранить в обычный приёмный день. '.repeat(5);

describe('A lecturer proposes an article', function () {
  this.timeout(120_000);
  const lecturer = useVisit({ viewport: desktop });
  let staff: StaffCall;
  let id: number;
  const stored = async () =>
    (await (await app()).db.query('select * from articles where id = $1', [id])).rows[0];

  before(async () => {
    staff = await asStaff(lecturer.url, 'articles');
    await enterAs(lecturer.page, 'lecturer', sessionTokenKeys.partner);
  });
  afterEach(() => lecturer.page.unroute('**/api/lk/articles/*'));

  const saved = () => lecturer.page.getByText(/^Сохранено в \d/).waitFor();
  const send = () => lecturer.page.getByRole('button', { name: 'Отправить на проверку' }).click();

  /** From the top: further down, the bar of a phone covers another field after every change of the form. */
  const issues = async () => {
    await lecturer.page.evaluate('scrollTo(0, 0)');
    return issuesInBothLooks(lecturer.page);
  };

  it('begins it with a title, led there from his cabinet', async () => {
    const { page } = lecturer;
    await page.goto('/lk');
    await page.getByRole('link', { name: /^Написать статью/ }).click();
    await page.getByRole('button', { name: 'Новая статья' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Начать' }).click();
    await dialog.getByText('Проверьте поля формы').waitFor();
    expect(await issues()).to.deep.equal([]);
    await dialog.getByLabel('Заголовок').fill(title);
    await dialog.getByRole('button', { name: 'Начать' }).click();
    await page.waitForURL(/\/lk\/articles\/\d+$/);
    id = Number(page.url().split('/').at(-1));
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await issues()).to.deep.equal([]);
  });

  it('loses no letter by a reload, nor without a network', async () => {
    const { page } = lecturer;
    const description = page.getByLabel('Краткое описание');
    await page.route('**/api/lk/articles/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await description.fill('Как не потерять прочность');
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await description.inputValue()).to.equal('Как не потерять прочность');
    await description.fill('Как не потерять прочность.');
    await page.getByText('Нет связи: изменения хранятся на этом устройстве').waitFor();
    await page.unroute('**/api/lk/articles/*');
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await saved();
    lecturer.problems.splice(0);
    expect((await stored()).description).to.equal('Как не потерять прочность.');
  });

  it('loses none when his session ends, and goes on where he was', async () => {
    const { page } = lecturer;
    await page.route('**/api/lk/articles/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, json: { status: 401, code: 'UNAUTHORIZED' } })
        : route.continue(),
    );
    await page.getByLabel('Конфликт интересов').fill('не заявлен');
    await page.getByText('Войдите снова: изменения сохранены на этом устройстве').waitFor();
    await page.unroute('**/api/lk/articles/*');
    lecturer.problems.splice(0);
    await page.getByRole('link', { name: 'Войти', exact: true }).click();
    await page.getByLabel('Почта или телефон').fill('lecturer@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL(`**/lk/articles/${id}`);
    await saved();
    expect((await stored()).conflict_of_interest).to.equal('не заявлен');
  });

  it('is led from one missing field to the next, and sends it', async () => {
    const { page } = lecturer;
    await send();
    await page
      .locator('#text')
      .getByText(/^Добавьте текст/)
      .waitFor();
    lecturer.problems.splice(0);
    await page.getByRole('link', { name: /^Добавьте текст/ }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Текст', exact: true }).waitFor();
    await eventually(async () =>
      expect(await page.evaluate('document.activeElement?.id')).to.equal('article-text'),
    );
    await page.getByRole('button', { name: 'Заголовок', exact: true }).click();
    await page.keyboard.insertText('Изоляция');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(about);
    await page.getByLabel('Категории').selectOption({ label: 'Терапия' });
    await page.getByRole('button', { name: 'Добавить источник' }).click();
    await page.getByLabel('Авторы, название, год').fill('Иванов И., Адгезия, 2024');
    await page.getByLabel('Ссылка, если есть').fill('https://example.ru/adhesion');
    const cover = await sharp({ create: { width: 1300, height: 700, channels: 3, background: '#0b6b67' } })
      .png()
      .toBuffer();
    await page
      .getByLabel('Файл обложки')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: cover });
    await page.locator('#image img').waitFor();
    await page.getByLabel('Описание картинки').fill('Изоляция рабочего поля');
    await page.getByText('Всё необходимое есть').waitFor();
    await saved();
    expect((await stored()).text).to.match(/^<h2>Изоляция<\/h2><p>Шаг за шагом/);
    expect(await issues()).to.deep.equal([]);
    await send();
    await page.getByText(/^Статья на проверке\. Ответим до/).waitFor();
    expect(await page.getByLabel('Заголовок').isDisabled()).to.equal(true);
    expect(await issues()).to.deep.equal([]);
  });

  it('reads why an editor has returned it', async () => {
    const { page } = lecturer;
    await staff('POST', `/adm/articles/${id}/rework`, { reason: 'Уточните заголовок' });
    await page.setViewportSize(phone);
    await page.goto('/lk/articles');
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByText(/^Редактор вернул статью .*: Уточните заголовок$/).waitFor();
    expect(await issues()).to.deep.equal([]);
    await row.getByRole('link', { name: title }).click();
    await page.getByText(/^Редактор вернул статью/).waitFor();
    expect(await issues()).to.deep.equal([]);
  });

  it('chooses between his words and those that came from another window meanwhile', async () => {
    const { page } = lecturer;
    const otherWindow = await asStaff(lecturer.url, 'lecturer');
    await otherWindow('PUT', `/lk/articles/${id}`, { fields: { description: 'Прочность по шагам' } });
    await page.getByLabel('Краткое описание').fill('Прочность без спешки');
    await page.getByText('Пока вы редактировали, это поле изменил кто-то ещё').waitFor();
    await page.getByText('Прочность по шагам').waitFor();
    lecturer.problems.splice(0);
    expect(await issues()).to.deep.equal([]);
    await page.getByRole('button', { name: 'Оставить моё: Краткое описание' }).click();
    await saved();
    expect((await stored()).description).to.equal('Прочность без спешки');
  });

  it('mends it and sends it again', async () => {
    await lecturer.page.getByLabel('Заголовок').fill(`${title}: семь шагов`);
    await saved();
    await send();
    await lecturer.page.getByText(/^Статья на проверке/).waitFor();
  });

  it('sees it published under his name', async () => {
    const { page } = lecturer;
    await staff('POST', `/adm/articles/${id}/publish`, {});
    await page.reload();
    await page.getByText(/^Статья опубликована/).waitFor();
    expect(await issues()).to.deep.equal([]);
    await page.goto('/lk/articles');
    await page.getByRole('link', { name: `Открыть на сайте: ${title}: семь шагов` }).click();
    await page.getByRole('heading', { level: 1, name: `${title}: семь шагов` }).waitFor();
    const { rows } = await (await app()).db.query('select name from lecturers where id = 1');
    await page.getByRole('link', { name: rows[0].name }).first().waitFor();
    expectNoProblems(lecturer);
  });

  it('reads why another was rejected, and deletes it', async () => {
    const { page } = lecturer;
    const mine = await asStaff(lecturer.url, 'lecturer');
    const other = await mine('POST', '/lk/articles', { lecturer_id: 1, title: 'Лучший материал на свете' });
    const fields = { description: 'О материале', text: `<p>${about}</p>`, categories: [1] };
    await mine('PUT', `/lk/articles/${other.id}`, { fields });
    await mine('POST', `/lk/articles/${other.id}/submit`, {});
    await staff('POST', `/adm/articles/${other.id}/reject`, { reason: 'Это реклама' });
    await page.goto(`/lk/articles/${other.id}`);
    await page.getByText(/^Редактор отклонил статью .*: Это реклама$/).waitFor();
    expect(await page.getByRole('button', { name: 'Отправить на проверку' }).count()).to.equal(0);
    expect(await issues()).to.deep.equal([]);
    await page.getByRole('button', { name: 'Удалить статью' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await page.waitForURL('**/lk/articles');
    await page.getByRole('button', { name: 'Новая статья' }).waitFor();
    expect(await page.getByText('Лучший материал на свете').count()).to.equal(0);
    expectNoProblems(lecturer);
  });

  it('is the only one to have articles: a centre reads that', async () => {
    const { page } = lecturer;
    await enterAs(page, 'center', sessionTokenKeys.partner);
    await page.goto('/lk/articles');
    await page.getByText('Этот раздел — для лекторов.').waitFor();
  });
});
