import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, seriousIssues, type Visit, visit } from './browser.ts';
import { newcomer } from './newcomer.ts';

describe('An administrator who signed in long ago', function () {
  this.timeout(120_000);
  let here: Visit;

  before(async () => {
    await newcomer('proved', 'Пётр Доказанный', 'ADMIN');
    await newcomer('promoted', 'Анна Повышаемая', 'MANAGER');
    here = await visit();
    await enterAs(here.page, 'proved');
    const { db } = await app();
    await db.query(
      `update sessions set proved_at = now() - interval '1 hour'
       where subject_id = (select id from users where email = 'proved@demo.local')`,
    );
  });
  after(() => here?.end());

  const promoted = async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `select u.id, array_agg(r.role order by r.role) as roles from users u join user_roles r on r.user_id = u.id
       where u.email = 'promoted@demo.local' group by u.id`,
    );
    return rows[0] as { id: number; roles: string[] };
  };

  it('gives a role only after his password, and the role that was chosen is not chosen again', async () => {
    const { page } = here;
    const { id } = await promoted();
    await page.goto(`/adm/users/${id}`);
    await page.getByRole('button', { name: 'Добавить роль' }).click();
    await page.getByRole('combobox', { name: /^Роль/ }).click();
    await page.getByRole('option', { name: 'Бухгалтер' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить роль' }).click();
    const reauthentication = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    await reauthentication.waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    expect((await promoted()).roles).to.deep.equal(['MANAGER']);
    await reauthentication.getByLabel(/^Ваш пароль/).fill('Wrong1234');
    await reauthentication.getByRole('button', { name: 'Подтвердить' }).click();
    await reauthentication.getByText('Неверный пароль').waitFor();
    await reauthentication.getByLabel(/^Ваш пароль/).fill('Demo1234');
    await reauthentication.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText('Роль добавлена').first().waitFor();
    expect((await promoted()).roles).to.deep.equal(['BOOKKEEPER', 'MANAGER']);
  });
});
