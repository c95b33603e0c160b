import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, useVisit, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const password = 'Zimnij7les';

describe('An administrator invites a member of staff', function () {
  this.timeout(120_000);
  const admin = useVisit({ as: 'admin' });

  describe('who comes by the letter', () => {
    const email = `invited-by-letter@demo.local`;
    let newcomer: Visit;
    let link = '';

    before(async () => {
      newcomer = await visit({ viewport: desktop });
    });
    after(() => newcomer?.end());

    it('with a role, by a letter', async () => {
      const { page } = admin;
      await page.goto('/adm/users');
      await page.getByRole('link', { name: 'Пригласить' }).first().click();
      await page.getByLabel(/^Имя/).fill('Инна Приглашённая');
      await page.getByLabel(/^Почта/).fill(email);
      await page.getByRole('combobox', { name: 'Роли' }).click();
      await page.getByRole('option', { name: 'Модератор лекторов', exact: true }).click();
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await page.getByText(/^Приглашение отправлено/).waitFor();
      await page.waitForURL(/users\/\d+$/);
      await eventually(async () => {
        const { rows } = await (await app()).db.query(
          `select coalesce(secret, text) as text from outbox where "to" = $1 and kind = 'invitation'`,
          [email],
        );
        [link = ''] = /\/adm\/invitation#\S+/.exec(rows[0]?.text ?? '') ?? [];
        expect(link).to.match(/#user\./);
      });
    });

    it('chooses a password, and hears that somebody has yet to admit him', async () => {
      const { page } = newcomer;
      await page.goto(link);
      await page.getByRole('heading', { level: 1, name: 'Придумайте пароль' }).waitFor();
      expect(page.url(), 'the token has left the address').to.match(/\/adm\/invitation$/);
      await page.getByLabel(/^Пароль/).fill('слабый');
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await page.getByText('От 6 до 20').first().waitFor();
      expect(await issuesInBothLooks(page)).to.deep.equal([]);
      await page.getByLabel(/^Пароль/).fill(password);
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await page.getByRole('heading', { level: 1, name: 'Пароль сохранён' }).waitFor();
      await page.getByText(/Осталось дождаться, пока администратор допустит вас к работе/).waitFor();
    });

    it('is admitted, signs in, and finds what his role opens', async () => {
      await admin.page.reload();
      await admin.page.getByRole('button', { name: 'Допустить к работе' }).click();
      await admin.page.getByText('Сотрудник допущен к работе').first().waitFor();
      const { page } = newcomer;
      await page.getByRole('link', { name: 'Перейти ко входу' }).click();
      await page.getByLabel('Почта или телефон').fill(email);
      await page.getByLabel(/^Пароль/).fill(password);
      await page.getByRole('button', { name: 'Войти' }).click();
      await page.waitForURL((address) => !address.pathname.endsWith('/login'));
      await page.goto('/adm/lecturers');
      await page.getByRole('heading', { level: 1, name: 'Лекторы' }).waitFor();
      expectNoProblems(newcomer);
    });

    it('is refused by the link once it is used', async () => {
      const stranger = await visit({ viewport: desktop });
      const { page } = stranger;
      await page.goto(link);
      await page.getByLabel(/^Пароль/).fill('Letnij8les');
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ссылка больше не действует' }).waitFor();
      await page.getByText('Попросите администратора отправить приглашение снова').waitFor();
      expect(await issuesInBothLooks(page)).to.deep.equal([]);
      await stranger.end();
    });
  });

  it('and causes no console error', () => expectNoProblems(admin));
});
