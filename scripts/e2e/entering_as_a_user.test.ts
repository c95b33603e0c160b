import { expect } from 'chai';
import { app } from './app.ts';
import { enterAs, seriousIssues, type Visit, visit } from './browser.ts';
import { newcomer } from './newcomer.ts';

describe('An administrator enters as another', function () {
  this.timeout(120_000);
  let here: Visit;
  let id = 0;

  before(async () => {
    await newcomer('entering', 'Олег Входящий', 'ADMIN');
    await newcomer('entered', 'Яна Замещаемая', 'COURSE_EDITOR');
    const { db } = await app();
    const { rows } = await db.query(`select id from users where email = 'entered@demo.local'`);
    id = (rows[0] as { id: number }).id;
    here = await visit();
    await enterAs(here.page, 'entering');
  });
  after(() => here?.end());

  it('for a reason, sees what she sees under a red banner, and is himself again by one click', async () => {
    const { page } = here;
    await page.goto(`/adm/users/${id}`);
    await page.getByRole('button', { name: 'Войти как' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Причина/).fill('Проверяю жалобу');
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByText('Вы вошли как Яна Замещаемая').waitFor();
    await page.getByRole('link', { name: 'Курсы', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Пользователи', exact: true }).count()).to.equal(0);
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('heading', { level: 1, name: 'Пользователи' }).waitFor();
    expect(await page.getByText('Вы вошли как').count()).to.equal(0);
  });

  it('enters the cabinet of a partner too, with no way to his secrets, and comes back', async () => {
    const { page } = here;
    const { db } = await app();
    const { rows } = await db.query(`select id, name from users where email = 'center@demo.local'`);
    const { id: partner, name } = rows[0] as { id: number; name: string };
    await page.goto(`/adm/users/${partner}`);
    await page.getByRole('button', { name: 'Войти как' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Причина/).fill('Центр просит помочь с кабинетом');
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByText(`Вы вошли как ${name}`).waitFor();
    await page.getByRole('heading', { name: 'О вас' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Смена пароля' }).count()).to.equal(0);
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.getByRole('heading', { name: /Здравствуйте, Олег/ }).waitFor();
    // He is no longer a partner: the shared entrance redirects him to his own cabinet.
    await page.goto('/partner/centers');
    await page.waitForURL(/\/adm$/);
    await page.getByRole('heading', { name: /Здравствуйте, Олег/ }).waitFor();
  });
});
