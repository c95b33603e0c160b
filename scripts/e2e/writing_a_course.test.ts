import { expect } from 'chai';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { asStaff, type StaffCall } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const name = 'Эндодонтия под микроскопом: три дня';
const about = 'Разбираем сложные каналы на живых случаях, каждый участник лечит зуб под микроскопом. '.repeat(
  3,
);

describe('The editor of a centre writes a course', function () {
  this.timeout(120_000);
  let editor: Visit;
  let page: Page;
  let staff: StaffCall;
  let id: number;
  const stored = async () =>
    (await (await app()).db.query('select * from prods where id = $1', [id])).rows[0];

  before(async () => {
    editor = await visit({ viewport: desktop });
    page = editor.page;
    await page.goto('/login');
    await page.getByLabel('Почта или телефон').fill('center@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/partner/centers');
    staff = await asStaff(editor.url);
  });
  afterEach(() => page.unroute('**/api/prods/my/*'));
  after(() => editor?.end());

  const saved = () => page.getByText(/^Сохранено в \d/).waitFor();

  /** From the top: further down, the bar of a phone covers another field after every change of the form. */
  const issues = async () => {
    await page.evaluate('scrollTo(0, 0)');
    return issuesInBothLooks(page);
  };

  it('begins it with a few facts', async () => {
    await page.goto('/partner/courses');
    await page.getByRole('button', { name: 'Черновики' }).waitFor();
    expect(await issues()).to.deep.equal([]);
    await page.getByRole('button', { name: 'Новый курс' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await dialog.getByText('Проверьте поля формы').waitFor();
    expect(await issues()).to.deep.equal([]);
    await dialog.getByLabel('Название').fill(name);
    await dialog.getByLabel('Формат').selectOption({ label: 'Практика' });
    await dialog.getByLabel('Главная категория').selectOption({ label: 'Эндодонтия' });
    await dialog.getByLabel('Цена, ₽').fill('48 000');
    await dialog.getByRole('button', { name: 'Создать' }).click();
    await page.waitForURL(/\/partner\/courses\/\d+$/);
    id = Number(page.url().split('/').at(-1));
    await page.getByRole('heading', { name }).waitFor();
    expect(await page.getByLabel('Основная цена, ₽').inputValue()).to.equal('48000');
    expect(await issues()).to.deep.equal([]);
  });

  it('loses nothing typed without a network, nor by a reload', async () => {
    const address = page.getByLabel('Место проведения', { exact: true });
    await page.context().setOffline(true);
    await address.fill('Большая улица, 5');
    await page.getByText('Нет связи: изменения хранятся на этом устройстве').waitFor();
    editor.problems.splice(0);
    await page.context().setOffline(false);
    await saved();
    await page.route('**/api/prods/my/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await address.fill('Большая улица, 57');
    await page.getByLabel('Человек в группе, не больше').fill('12');
    await page.reload();
    await page.getByRole('heading', { name }).waitFor();
    expect(await address.inputValue()).to.equal('Большая улица, 57');
    // A page that closes tries to save once more, and may be sooner than the broken network.
    await page.getByLabel('Человек в группе, не больше').fill('14');
    await page.getByText('Нет связи: изменения хранятся на этом устройстве').waitFor();
    await page.unroute('**/api/prods/my/*');
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await saved();
    editor.problems.splice(0);
    const row = await stored();
    expect([row.address, row.group_size]).to.deep.equal(['Большая улица, 57', 14]);
  });

  it('is told what is wrong beside the field, and the valid ones are saved', async () => {
    await page.getByLabel('Название').fill('Э');
    await page.getByLabel('Академических часов').fill('24');
    await page.getByText('Исправьте отмеченные поля').waitFor();
    expect(await page.getByLabel('Название').getAttribute('aria-invalid')).to.equal('true');
    editor.problems.splice(0);
    await eventually(async () => expect((await stored()).duration_hours).to.equal(24));
    await page.getByLabel('Название').fill(name);
    await saved();
  });

  it('fills in the rest, led from one missing field to the next', async () => {
    await page.getByRole('link', { name: /^Добавьте описание/ }).click();
    await page.keyboard.press('Enter');

    await page.getByRole('textbox', { name: 'Описание', exact: true }).waitFor();
    await eventually(async () =>
      expect(await page.evaluate('document.activeElement?.id')).to.equal('course-text'),
    );
    await page.keyboard.type('Коротко. ');
    await page.keyboard.insertText(about);
    await page.getByRole('button', { name: 'Полужирный' }).first().click();
    await page.keyboard.type('Важно');
    await page.getByLabel('Дата пока не назначена').uncheck();
    await page.getByLabel('Начало', { exact: true }).fill('2031-03-10T10:00');
    await page.getByLabel('Окончание', { exact: true }).fill('2031-03-12T18:00');
    await page.getByRole('button', { name: 'Добавить день' }).click();
    await page.getByLabel('Город', { exact: true }).fill('Новосиб');
    await page.getByRole('option', { name: /^Новосибирск/ }).click();
    await page.getByText('местное время, МСК+4').waitFor();
    await page.getByLabel('Найти лектора по имени').fill('ова');
    await page
      .getByRole('button', { name: /^Добавить: / })
      .first()
      .click();
    const small = { name: 'a.png', mimeType: 'image/png', buffer: await pictureOf(300, 200) };
    await page.getByLabel('Файл обложки').setInputFiles(small);
    await page.getByText('а в файле 300×200').waitFor();
    editor.problems.splice(0);
    await page.getByLabel('Файл обложки').setInputFiles({ ...small, buffer: await pictureOf(1300, 700) });
    await page.locator('#file_preview img').waitFor();
    await saved();
    await page.getByText('Без этого не отправить').waitFor({ state: 'detached' });
    expect((await stored()).text).to.match(/^<p>Коротко\. Разбираем.*<strong>Важно<\/strong><\/p>$/);
    expect(await issues()).to.deep.equal([]);
  });

  it('sends it, and it is closed until the moderators answer', async () => {
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await page.getByText(/^Курс на проверке.*Ответим до/).waitFor();
    expect(await page.getByLabel('Название').isDisabled()).to.equal(true);
    expect(await issues()).to.deep.equal([]);
    const comments = { price: 'На вашем сайте дешевле' };
    await staff('POST', `/adm/prods/${id}/reject`, { reason: 'Проверьте цену', code: 'PRICE', comments });
  });

  it('reads the remark beside its field, led there by the letter, and mends it', async () => {
    await page.goto('/robots.txt');
    await page.goto(`/partner/courses/${id}#price`);
    await page.getByText('Курс не прошёл проверку: вопросы к цене').waitFor();
    const price = page.getByLabel('Основная цена, ₽');
    await eventually(async () =>
      expect(await page.evaluate('document.activeElement?.id')).to.equal('course-price'),
    );
    expect(await page.locator('#price').innerText()).to.include('Модератор: На вашем сайте дешевле');
    expect(await issues()).to.deep.equal([]);
    await price.fill('45000');
    await saved();
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await page.getByText(/^Курс на проверке/).waitFor();
    await staff('POST', `/adm/prods/${id}/publish`, {});
  });

  it('lowers the price of the published course at once, while the date waits', async () => {
    await page.setViewportSize(phone);
    await page.reload();
    await page.getByLabel('Основная цена, ₽').fill('42000');
    await page.getByLabel('Начало', { exact: true }).fill('2031-03-11T10:00');
    await page.locator('#price').getByText('Сразу').waitFor();
    await page.locator('#date_start').getByText('После проверки, записавшимся сообщим').waitFor();
    await page.getByRole('button', { name: /^Отправить изменения/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Что изменится').waitFor();
    expect(await issues()).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Отправить', exact: true }).click();
    await page.getByText(/^На проверке до .*начало/).waitFor();
    const { price, date_start } = await stored();
    expect([Number(price), date_start.toISOString()]).to.deep.equal([4_200_000, '2031-03-10T07:00:00.000Z']);
    expect(await issues()).to.deep.equal([]);
    expectNoProblems(editor);
  });
});

const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b67' } })
    .png()
    .toBuffer();
