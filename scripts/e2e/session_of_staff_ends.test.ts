import { expect } from 'chai';
import { app } from './app.ts';
import { signIn, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('A session of staff that ended elsewhere', function () {
  this.timeout(120_000);
  let staff: Visit;

  beforeEach(async () => {
    staff = await visit();
    await signIn(staff.page, 'manager-2');
  });
  afterEach(() => staff.end());

  const endSessions = async () => {
    const { db } = await app();
    await db.query(
      `update sessions set revoked_at = now() from users
       where audience = 'user' and subject_id = users.id and email = 'manager-2@demo.local'`,
    );
  };
  const token = () => staff.page.evaluate(`localStorage.getItem('odonta.session.staff')`);

  it('leads to /login at the next call (401), says why, keeps no token, and goes back from there', async () => {
    const { page } = staff;
    expect(await token()).to.match(/^ey/);
    // A screen without requests of its own, and a bell that asks no server: the next call is the user's.
    await page.route('**/api/adm/notices**', (route) =>
      route.fulfill({ json: { message: { unread: 0, notices: [] } } }),
    );
    await page.goto('/adm/cities');
    await page.getByRole('heading', { level: 1, name: 'Города' }).waitFor();
    await staff.settled();
    await endSessions();
    await page.getByRole('link', { name: 'Вопросы директору', exact: true }).click();
    // Each refused call redirects there, and the first redirect may be interrupted by the next.
    await eventually(async () => expect(page.url()).to.match(/\/login\?next=%2Fadm%2Fdirector_questions/));
    await page.getByText('Войдите, чтобы продолжить: вы вернётесь на ту же страницу').waitFor();
    await eventually(async () => expect(await token()).to.equal(null));
    await page.getByLabel('Почта или телефон').fill('manager-2@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.waitForURL('**/adm/director_questions*');
    await page.getByRole('heading', { level: 1, name: 'Вопросы директору' }).waitFor();
  });

  it('is noticed by the check at the start of a page, which clears the token', async () => {
    const { page } = staff;
    await endSessions();
    await page.goto('/adm/manager_requests');
    await page.waitForURL(/\/login\?next=%2Fadm%2Fmanager_requests/);
    await eventually(async () => expect(await token()).to.equal(null));
  });
});
