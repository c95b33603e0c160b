import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { app } from './app.ts';
import { expectNoProblems, phone, useVisits } from './browser.ts';
import { eventually } from './eventually.ts';

describe('Somebody signs in at /login', function () {
  this.timeout(120_000);
  const visitor = useVisits({ viewport: phone });

  const enter = async (page: Page, login: string, password = 'Demo1234') => {
    await page.getByLabel('Почта или телефон').fill(login);
    await page.getByLabel('Пароль', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Войти' }).click();
  };
  const partnerToken = () => visitor.page.evaluate(`localStorage.getItem('odonta.session.partner')`);

  it('of staff, and comes to the back-office; the sign-in page redirects there the next time', async () => {
    const { page } = visitor;
    await page.goto('/login');
    await enter(page, 'course_view@demo.local');
    await page.waitForURL('**/adm');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goto('/login');
    await page.waitForURL('**/adm');
    expectNoProblems(visitor);
  });

  it('of a centre, after a wrong password that loses nothing but itself, and signs out', async () => {
    const { page } = visitor;
    await page.goto('/login');
    await enter(page, 'center@demo.local', 'Wrong1234');
    await page.getByText('Неверный логин или пароль').waitFor();
    expect(await page.getByLabel('Почта или телефон').inputValue()).to.equal('center@demo.local');
    expect(await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })')).to.not.include(
      'Wrong1234',
    );
    await enter(page, 'center@demo.local');
    await page.waitForURL('**/partner/centers');
    await page.getByText('center@demo.local').waitFor();
    await page.getByText('Это устройство').waitFor();
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForURL('**/login');
    expect(await partnerToken()).to.equal(null);
  });

  it('of a centre again once its session has ended (401), and comes back (section 4: the flag)', async () => {
    const { page } = visitor;
    await page.goto('/login');
    await enter(page, 'center@demo.local');
    await page.getByText('Это устройство').waitFor();
    await visitor.settled();
    const { db } = await app();
    await db.query(
      `update sessions set revoked_at = now() from users
         where audience = 'user' and subject_id = users.id and email = 'center@demo.local' and revoked_at is null`,
    );
    await page.reload();
    await page.waitForURL(/\/login\?next=%2Fpartner%2Fcenters$/);
    await eventually(async () => expect(await partnerToken()).to.equal(null));
    await page.getByText('Войдите, чтобы продолжить').waitFor();
    await enter(page, 'center@demo.local');
    await page.waitForURL('**/partner/centers');
    await page.getByText('center@demo.local').waitFor();
  });

  it('of no centre, and comes to the cabinet that was asked for: a lecturer, a trader, a clinic', async () => {
    const { page } = visitor;
    for (const [link, heading, key, home] of [
      ['Лектор', 'Кабинет лектора', 'lecturer', '/lk'],
      [
        'Торговая организация',
        'Кабинет торговой организации',
        'merchant',
        '/lk/merchants/related-promotions',
      ],
      ['Клиника', 'Кабинет клиники', 'clinic', '/lk'],
    ] as const) {
      await page.goto('/404');
      const ways = page.locator(`a[data-cabinet="${link}"]`);
      await page.goto((await ways.first().getAttribute('href')) ?? '');
      await page.waitForURL('**/login?next=*');
      await enter(page, `${key}@demo.local`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.getByText(`${key}@demo.local`).waitFor();
      expect(await page.locator('body').innerText()).to.not.match(/стро[ия]т/);
      await page.goto('/partner/centers');
      await page.waitForURL(`**${home}`);
      await page.getByText('Это устройство').waitFor();
      await page.getByRole('button', { name: 'Выйти' }).click();
      await page.waitForURL('**/login*');
    }
  });

  it('of nobody, and is redirected from a cabinet to the sign-in (section 2)', async () => {
    const { page } = visitor;
    await page.goto('/partner/centers');
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.getByText('Проверьте поля формы').waitFor();
    expectNoProblems(visitor);
  });
});
