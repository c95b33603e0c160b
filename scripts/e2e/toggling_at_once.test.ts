import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, openAs, type Visit, visit } from './browser.ts';

describe('Staff turn a switch in a list', function () {
  this.timeout(120_000);
  let staff: Visit;
  let name: string;

  before(async () => {
    staff = await visit({ viewport: desktop });
    staff.page.setDefaultTimeout(30_000);
    await openAs(staff.page, 'rop_course', '/adm/centers');
    name = (await toggles().first().getAttribute('aria-label')) ?? '';
  });
  after(() => staff?.end());

  const toggles = () => staff.page.getByRole('switch', { name: /^На главной/ });
  const toggle = () => staff.page.getByRole('switch', { name, exact: true });
  const stored = async () => {
    const { rows } = await (await app()).db.query('select show_main from centers where name = $1', [
      name.replace('На главной: ', ''),
    ]);
    return rows[0].show_main as boolean;
  };

  it('sees it turn at once, and «Сохранено» when it is', async () => {
    const { page } = staff;
    const before = await stored();
    let let_through = () => {};
    const held = new Promise<void>((resolve) => {
      let_through = resolve;
    });
    const address = '**/api/adm/centers/*';
    await page.route(address, async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    await toggle().click();
    expect(await toggle().isChecked()).to.equal(!before);
    expect(await page.getByText('Сохранено').count()).to.equal(0);
    let_through();
    await page.getByText('Сохранено').waitFor();
    expect(await stored()).to.equal(!before);
    await page.unroute(address);
  });

  it('takes it back from the notification', async () => {
    const { page } = staff;
    const before = await stored();
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await page.getByText(before ? /выключено\. Сохранено/ : /включено\. Сохранено/).waitFor();
    expect(await stored()).to.equal(!before);
    expect(await toggle().isChecked()).to.equal(!before);
    expectNoProblems(staff);
  });

  it('is told who was first, and the switch turns back', async () => {
    const { page } = staff;
    const { db } = await app();
    const before = await stored();
    await db.query('update centers set version = version + 1 where name = $1', [
      name.replace('На главной: ', ''),
    ]);
    await toggle().click();
    await page.getByText(/изменил.* запись в|Запись изменил другой сотрудник/).waitFor();
    expect(await toggle().isChecked()).to.equal(before);
    expect(await stored()).to.equal(before);
    staff.problems.splice(0);
  });
});
