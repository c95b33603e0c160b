import { expect } from 'chai';
import { openAs, type Visit, visit } from './browser.ts';

describe('A role without the right', () => {
  let staff: Visit;

  before(async function () {
    this.timeout(120_000);
    staff = await visit();
    await openAs(staff.page, 'course_editor');
  });
  after(() => staff.end());

  it('does not see the menu entry', async () => {
    const { page } = staff;
    await page.getByRole('link', { name: 'Курсы', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Заявки', exact: true }).count()).to.equal(0);
    expect(await page.getByRole('link', { name: 'Пользователи', exact: true }).count()).to.equal(0);
  });

  it('gets a page that says so under a typed address', async () => {
    const { page } = staff;
    await page.goto('/adm/manager_requests');
    await page
      .getByText(/нет доступа|недостаточно прав/i)
      .first()
      .waitFor();
  });

  it('does not get the data either', async () => {
    const [asked] = await Promise.all([
      staff.page.waitForRequest('**/api/adm/prods?*'),
      staff.page.goto('/adm/prods'),
    ]);
    const { authorization = '' } = await asked.allHeaders();
    const ask = async (path: string) =>
      (await fetch(`${staff.url}/api/adm/${path}`, { headers: { authorization } })).status;
    const statuses = [await ask('manager_requests'), await ask('users'), await ask('prods')];
    expect(statuses).to.deep.equal([403, 403, 200]);
  });
});
