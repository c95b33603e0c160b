import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';

const changed = 'Zimnij7les';
const cabinets = [
  { who: 'a centre', key: 'center', entry: '/login', home: '/partner/centers', login: 'Почта или телефон' },
  {
    who: 'an individual',
    key: 'individual',
    entry: '/individuals/auth',
    home: '/individuals',
    login: 'Почта или телефон',
  },
  { who: 'a company', key: 'legal', entry: '/legal/auth', home: '/legal', login: 'ИНН или почта' },
] as const;

for (const { who, key, entry, home, login } of cabinets)
  describe(`The cabinet of ${who}`, function () {
    this.timeout(120_000);
    let here: Visit;
    let elsewhere: Visit;

    before(async () => {
      [here, elsewhere] = await Promise.all([visit({ viewport: phone }), visit()]);
      await Promise.all([enter(here), enter(elsewhere)]);
    });
    after(async () => {
      await Promise.all([here?.end(), elsewhere?.end()]);
      // As the others of the demo know it.
      await (await app()).db.query(
        `update ${tables[key]} set password_hash = (select password_hash from users where email = 'manager@demo.local')
         where email = $1`,
        [`${key}@demo.local`],
      );
    });

    const tables = { center: 'users', individual: 'individuals', legal: 'legal_members' } as const;

    async function enter({ page }: Visit, password = 'Demo1234') {
      await page.goto(entry);
      if (key === 'individual') await page.getByRole('button', { name: 'По паролю' }).click();
      await page.getByLabel(login).fill(`${key}@demo.local`);
      await page.getByLabel('Пароль', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await page.waitForURL(`**${home}`);
      await page.getByText('Это устройство').waitFor();
    }
    async function isSignedOut({ page }: Visit) {
      await page.goto(home);
      await page.waitForURL(`**${entry}*`);
    }

    it('says where one is signed in, and ends a session there, on a phone', async () => {
      const { page } = here;
      await page.reload();
      expect(await issuesInBothLooks(page)).to.deep.equal([]);
      await page.getByRole('button', { name: 'Завершить: Chrome, Linux' }).first().click();
      await page.getByText('Сеанс завершён: Chrome, Linux').waitFor();
      await isSignedOut(elsewhere);
    });

    it('takes a new password once the old one is right, and ends the other sessions, at a desk', async () => {
      const { page } = here;
      await page.setViewportSize(desktop);
      await enter(elsewhere);
      const [current, next] = [page.getByLabel('Текущий пароль'), page.getByLabel('Новый пароль')];
      const send = page.getByRole('button', { name: 'Сменить пароль' });
      await current.fill('Wrong1234');
      await next.fill(changed);
      await send.click();
      await page.getByText('Неверный текущий пароль').first().waitFor();
      expect(await next.inputValue()).to.equal(changed);
      here.problems.splice(0, here.problems.length, ...here.problems.filter((one) => !/ 422 /.test(one)));
      await current.fill('Demo1234');
      await send.click();
      await page.getByText(/^Пароль изменён\. Завершено: \d+\sдруг/).waitFor();
      await isSignedOut(elsewhere);
      await enter(elsewhere, changed);
      expectNoProblems(here);
    });
  });
