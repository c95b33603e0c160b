import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, phone, seriousIssues, type Visit, visit } from './browser.ts';

describe('A bookkeeper has a report sent by schedule', function () {
  this.timeout(120_000);
  let keeper: Visit;

  before(async () => {
    keeper = await visit();
    await enterAs(keeper.page, 'bookkeeper');
  });
  after(async () => {
    await keeper?.end();
    await (await app()).db.query('delete from report_schedules');
  });

  const row = () => keeper.page.getByRole('list', { name: 'Рассылки отчётов' }).getByRole('listitem');
  /** The link of the last letter that left: in a demonstration it stays to be read. */
  async function linkOfLetter(): Promise<string> {
    const { rows } = await (await app()).db.query(
      `select secret from outbox where kind = 'report_sent' order by id desc limit 1`,
    );
    return new URL(rows[0]?.secret ?? '').search;
  }

  it('from the report itself: when, as what, and to whom', async () => {
    const { page } = keeper;
    await page.goto('/adm/reports?name=payouts');
    await page.getByRole('button', { name: 'Присылать по расписанию' }).click();
    const dialog = page.getByRole('dialog', { name: 'Присылать «Выплаты»' });
    await dialog.getByRole('combobox', { name: 'День недели' }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await dialog.getByRole('combobox', { name: 'Как часто' }).click();
    await page.getByRole('option', { name: 'Раз в месяц' }).click();
    await dialog.getByRole('combobox', { name: 'За какое время' }).click();
    await page.getByRole('option', { name: 'Прошлый месяц' }).click();
    await dialog.getByRole('combobox', { name: 'Файл' }).click();
    await page.getByRole('option', { name: 'CSV' }).click();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Рассылка создана: она в «Рассылках»').waitFor();
  });

  it('sees it in her list and sends it at once', async () => {
    const { page } = keeper;
    await page.getByRole('button', { name: 'Рассылки', exact: true }).click();
    await row().getByText('Раз в месяц: 1-го числа · Прошлый месяц · CSV').waitFor();
    await row().getByText('Ещё не отправлялась').waitFor();
    await row().getByRole('button', { name: 'Отправить сейчас' }).click();
    await row()
      .getByText(/\(вручную\).+ · 1\s+письмо/)
      .waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.setViewportSize(phone);
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.setViewportSize(desktop);
  });

  it('opens the link of the letter and takes the file', async () => {
    const { page } = keeper;
    await page.goto(`/adm/reports${await linkOfLetter()}`);
    await page.getByRole('heading', { name: 'Отчёт «Выплаты»' }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    const button = page.getByRole('button', { name: 'Скачать CSV' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(await readFile(await download.path(), 'utf8')).to.include('Итого');
  });

  it('which opens nothing to somebody else, though he may read that report', async () => {
    const other = await visit();
    await enterAs(other.page, 'admin');
    await other.page.goto(`/adm/reports${await linkOfLetter()}`);
    await other.page.getByRole('heading', { name: 'Отчёт не открылся' }).waitFor();
    await other.end();
  });

  it('pauses it, goes on, and deletes it when asked twice', async () => {
    const { page } = keeper;
    await page.goto('/adm/reports?name=schedules');
    await row().getByText('отчёт скачали 1').waitFor();
    await row().getByRole('button', { name: 'Пауза' }).click();
    await row().getByText('На паузе').waitFor();
    await row().getByRole('button', { name: 'Продолжить' }).click();
    await row().getByRole('button', { name: 'Пауза' }).waitFor();
    await row().getByRole('button', { name: 'Удалить' }).click();
    await page
      .getByRole('dialog', { name: 'Удалить рассылку?' })
      .getByRole('button', { name: 'Удалить' })
      .click();
    await page.getByText('Рассылок пока нет').waitFor();
  });

  it('takes the documents of a month for 1C', async () => {
    const { page } = keeper;
    await page.getByRole('button', { name: 'Для 1С' }).click();
    const button = page.getByRole('button', { name: 'Скачать для 1С' });
    await button.waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).to.match(/^1c-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.xml$/);
    expect(await readFile(await download.path(), 'utf8')).to.include('</КоммерческаяИнформация>');
  });

  it('meets no problem on the way', () => expectNoProblems(keeper));
});
