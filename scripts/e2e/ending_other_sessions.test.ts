import { expect } from 'chai';
import { expectNoProblems, issuesInBothLooks, signIn, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const changed = 'Zimnij7les';

const key = 'stat_view';

describe('Somebody of staff ends his other sessions', function () {
  this.timeout(120_000);
  let here: Visit;
  let elsewhere: Visit;

  before(async () => {
    [here, elsewhere] = await Promise.all([visit(), visit()]);
    await signIn(here.page, key);
    await signIn(elsewhere.page, key);
  });
  after(() => Promise.all([here?.end(), elsewhere?.end()]));

  const isSignedOutElsewhere = async () => {
    // It may have heard of it by itself, and be on its way.
    await elsewhere.page.goto('/adm').catch(() => undefined);
    await elsewhere.page.waitForURL(/\/login(\?next=|$)/);
  };

  it('from the account menu, one by one', async () => {
    const { page } = here;
    await page.getByRole('button', { name: /^Учётная запись/ }).click();
    await page.getByRole('menuitem', { name: 'Сеансы и пароль' }).click();
    await page.getByRole('heading', { level: 1, name: 'Сеансы и пароль' }).waitFor();
    await page.getByText('Это устройство').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Завершить: Chrome, Linux' }).click();
    await page.getByText('Сеанс завершён: Chrome, Linux').waitFor();
    await page
      .getByRole('button', { name: /^Завершить/ })
      .first()
      .waitFor({ state: 'detached' });
    await isSignedOutElsewhere();
  });

  it('by a new password, and not before the current one is right', async () => {
    const { page } = here;
    await signIn(elsewhere.page, key);
    await page.getByLabel('Текущий пароль', { exact: false }).first().fill('Wrong1234');
    await page.getByLabel('Новый пароль', { exact: false }).first().fill(changed);
    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    await page.getByText('Неверный текущий пароль').waitFor();
    expect(await page.getByLabel('Новый пароль', { exact: false }).first().inputValue()).to.equal(changed);
    await elsewhere.page.goto('/adm');
    await elsewhere.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(elsewhere.page.url()).to.not.include('/login');
    await page.getByLabel('Текущий пароль', { exact: false }).first().fill('Demo1234');
    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    await page.getByText('Пароль изменён. Завершено: 1 другой сеанс').waitFor();
    await isSignedOutElsewhere();
    await eventually(async () =>
      expect(await page.getByLabel('Новый пароль', { exact: false }).first().inputValue()).to.equal(''),
    );
    here.problems.splice(0, here.problems.length, ...here.problems.filter((one) => !one.includes(' 422 ')));
    expectNoProblems(here);
  });
});
