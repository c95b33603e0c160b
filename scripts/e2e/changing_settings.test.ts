import { expect } from 'chai';
import { app, type RunningApp } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const telephone = '+7 (843) 500-33-44';

describe('An administrator changes the settings', function () {
  this.timeout(180_000);
  let own: RunningApp;
  let admin: Visit;

  before(async () => {
    own = await app();
    admin = await visit();
    await enterAs(admin.page, 'admin');
  });
  after(async () => {
    await admin?.end();
    await own?.db.query(`update settings set amount = 60 where key = 'limit_questions'`);
  });

  const kept = async (key: string) =>
    (await own.db.query('select is_on, amount from settings where key = $1', [key])).rows[0];
  /** A change reported as saved is there even if the tab is closed at once. */
  const anotherTab = async () => {
    const former = admin.page;
    admin.page = await former.context().newPage();
    await former.close();
  };

  it('a number, within its bounds', async () => {
    const { page } = admin;
    const dialog = page.getByRole('dialog', { name: 'Вопросов директору в час' });
    const field = dialog.getByLabel(/^Сколько/);
    const save = () => dialog.getByRole('button', { name: 'Сохранить' }).click();
    /** The dialog goes where the page becomes another for a narrow window. */
    const tooLow = async () => {
      await page.getByRole('button', { name: /^Вопросов директору в час: \d+\. Изменить/ }).click();
      await field.fill('0');
      await save();
      await dialog.getByText('Число от 1 до 10000').waitFor();
      return undefined;
    };
    await page.goto('/adm/settings');
    await tooLow();
    expect(await field.inputValue()).to.equal('0');
    expect(await issuesInBothLooks(page, tooLow)).to.deep.equal([]);
    await tooLow();
    await field.fill('1280');
    await save();
    await page.getByText('Вопросов директору в час: 1280. Сохранено').waitFor();
    await anotherTab();
    expect(await kept('limit_questions')).to.deep.equal({ is_on: null, amount: 1280 });
  });

  it('a switch, which the notification turns back', async () => {
    const { page } = admin;
    await page.goto('/adm/settings');
    await page.getByRole('switch', { name: 'Отзывы без кода участника' }).click();
    await page.getByText('Отзывы без кода участника: выключено. Сохранено').waitFor();
    expect((await kept('unverified_reviews')).is_on).to.equal(false);
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await page.getByText('Отзывы без кода участника: включено. Сохранено').waitFor();
    await anotherTab();
    expect((await kept('unverified_reviews')).is_on).to.equal(true);
  });

  it('a limit, which acts at the next call', async () => {
    const { page } = admin;
    const ask = async () =>
      (
        await fetch(`${own.url}/api/director/question`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"fio":"Ольга Смирнова","tel":"+79120000001","email":"olga@example.ru","specialization":"Терапевт","comment":"Когда?"}',
        })
      ).status;
    expect(await ask()).to.equal(200);
    await page.goto('/adm/settings');
    await page.getByRole('button', { name: /^Вопросов директору в час: / }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Сколько/)
      .fill('1');
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Вопросов директору в час: 1. Сохранено').waitFor();
    expect(await ask()).to.equal(429);
  });

  it('the telephone of the company, and every page says so once it is published', async () => {
    const { page } = admin;
    const footer = async () => (await fetch(`${own.url}/lecturers`)).text();
    expect(await footer()).to.not.include(telephone);
    await page.goto('/adm/settings');
    await page.getByRole('link', { name: 'Компания и телефоны' }).click();
    await page.getByLabel('Номер, +7…').first().fill('8 843 500 33 44');
    // Saved later than the draft of it, as by a person: the draft must not come back over what was saved.
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('draft')));
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Изменения сохранены').waitFor();
    expect(await footer(), 'what is not published is on no page').to.not.include(telephone);
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByText('Страница опубликована').first().waitFor();
    await eventually(async () => expect(await footer()).to.include(telephone));
  });

  it('causes no console error but the one refusal', () => {
    admin.problems.splice(0, admin.problems.length, ...admin.problems.filter((one) => !/422/.test(one)));
    expectNoProblems(admin);
  });
});
