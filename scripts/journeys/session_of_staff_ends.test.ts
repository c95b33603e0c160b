import { expect } from 'chai';
import { signIn, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { market } from './market.ts';

describe('A session of staff that ended elsewhere', function () {
  this.timeout(120_000);
  let staff: Visit;

  beforeEach(async () => {
    staff = await visit();
    await signIn(staff.page, 'manager-2');
  });
  afterEach(() => staff.end());

  const endSessions = async () => {
    const { db } = await market();
    await db.query(
      `update sessions set revoked_at = now() from users
       where audience = 'user' and subject_id = users.id and email = 'manager-2@demo.local'`,
    );
  };
  const token = () => staff.page.evaluate(`localStorage.getItem('odonta.session.staff')`);

  it('leads to /login at the next call (401), says why, and keeps no token', async () => {
    const { page } = staff;
    expect(await token()).to.match(/^ey/);
    await page.waitForLoadState('networkidle');
    await endSessions();
    await page.getByRole('link', { name: 'Вопросы директору', exact: true }).click();
    await page.waitForURL('**/login');
    await page.getByText('Войдите, чтобы продолжить: вы вернётесь на ту же страницу').waitFor();
    await eventually(async () => expect(await token()).to.equal(null));
  });

  it('is noticed by the check at the start of a page, which clears the token', async () => {
    const { page } = staff;
    await endSessions();
    await page.goto('/adm/manager_requests');
    await page.waitForURL('**/login');
    await eventually(async () => expect(await token()).to.equal(null));
  });
});
