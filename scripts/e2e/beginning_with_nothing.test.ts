import { expect } from 'chai';
import { hashPassword } from '../../api/identity/sessions/passwords.ts';
import { asStaff } from '../testing/asStaff.ts';
import { type OpenApp, openApp } from './app.ts';
import { expectNoProblems, moveTo, phone, seriousIssues, signIn, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { emptyOf, staffScreens } from './staffScreens.ts';

const lists = staffScreens.filter(({ address, section }) => address === `/${section}`);

describe('Staff of an app that has nothing yet', function () {
  this.timeout(120_000);
  let own: OpenApp;
  let admin: Visit;

  before(async () => {
    own = await openApp({ DEMO: '0' });
    await own.db.query(
      `with added as (
         insert into users (email, name, password_hash, status) values ('first@demo.local', 'Первый', $1, 'ACTIVE') returning id
       ) insert into user_roles (user_id, role) select id, 'ADMIN' from added`,
      [await hashPassword('Demo1234')],
    );
    admin = await visit({ at: own.url });
    await signIn(admin.page, 'first');
  });
  after(async () => {
    await admin?.end();
    await own?.close();
  });

  it('every list tells staff why it is empty and what to do first', async () => {
    const { page } = admin;
    const ask = await asStaff(own.url, 'first');
    const mute: string[] = [];
    let seen = 0;
    for (const { section } of lists) {
      if ((await ask<unknown[]>('GET', `/adm/${section}?range=[0,0]`)).length > 0) continue;
      const main = page.getByRole('main');
      const { title = '', text = '' } = emptyOf(section) ?? {};
      let isAnswered = true;
      await eventually(async () => {
        // A list that a starving machine answered with a 503 is come to again.
        if (!isAnswered) await moveTo(page, '/adm/account');
        isAnswered = false;
        await moveTo(page, `/adm/${section}`);
        await main.getByRole('heading', { level: 2, name: title, exact: true }).waitFor({ timeout: 10_000 });
      }, 40_000);
      seen += 1;
      if (!(await main.innerText()).includes(text)) mute.push(`${section} does not say why`);
      const creates = staffScreens.some(({ address }) => address === `/${section}/create`);
      const steps = main.locator(`a[href$='/${section}/create']`);
      if (creates && (await steps.count()) === 0) mute.push(`${section} leads nowhere`);
    }
    expect(seen).to.be.greaterThan(15);
    expect(mute).to.deep.equal([]);
    expect(admin.problems.filter((problem) => !problem.includes('status of 503'))).to.deep.equal([]);
    admin.problems.splice(0);
  });

  it('the first record is created there, on a phone too, and the list is no longer empty', async () => {
    const { page } = admin;
    await page.setViewportSize(phone);
    await page.goto('/adm/centers');
    await page.getByRole('heading', { level: 2, name: 'Центров пока нет' }).waitFor();
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('main').locator(`a[href$='/centers/create']`).last().click();
    await page.getByLabel(/^Название/).fill('Первый центр');
    await page.getByLabel(/^Почта/).fill('first@example.ru');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.waitForURL(/\/centers\/\d+$/);
    await page.goto('/adm/centers');
    await page.getByText('Первый центр').first().waitFor();
    expectNoProblems(admin);
  });
});
