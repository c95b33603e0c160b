import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { desktop, expectNoProblems, issuesInBothLooks, signIn, type Visit, visit } from './browser.ts';
import { newcomer } from './newcomer.ts';
import { totpOf } from './telephone.ts';

describe('A second step of signing in', function () {
  this.timeout(120_000);
  const key = 'telephone';
  let here: Visit;
  let secret = '';
  let paper = '';

  before(async () => {
    await newcomer(key, 'Вера Двухшаговая', 'MANAGER');
    here = await visit({ viewport: desktop });
    await signIn(here.page, key);
  });
  after(() => here?.end());

  const enter = async (page: Page, code: string) => {
    await page.goto('/adm/login');
    await page.getByLabel('Почта или телефон').fill(`${key}@demo.local`);
    await page.getByLabel(/^Пароль/).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти' }).click();
    await page.getByLabel(/^Код/).fill(code);
    await page.getByRole('button', { name: 'Войти' }).click();
  };

  it('is set up from the account, with codes for paper', async () => {
    const { page } = here;
    await page.goto('/adm/account');
    await page.getByRole('button', { name: 'Включить второй шаг' }).click();
    await page.getByRole('img', { name: /^QR-код/ }).waitFor();
    secret = ((await page.locator('#second-factor code').textContent()) ?? '').replaceAll(' ', '');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByLabel(/^Код из приложения/).fill(totpOf(secret, -30));
    await page.getByRole('button', { name: 'Включить', exact: true }).click();
    const codes = page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem');
    await codes.first().waitFor();
    expect(await codes.count()).to.equal(10);
    paper = (await codes.first().textContent()) ?? '';
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Я сохранил коды' }).click();
    await page.getByText('Осталось: 10 кодов восстановления').waitFor();
    expectNoProblems(here);
  });

  it('is asked for by the next sign-in, and a code comes from the telephone or from paper', async () => {
    for (const code of [totpOf(secret, 0), paper]) {
      const next = await visit({ viewport: desktop });
      await enter(next.page, code);
      await next.page.waitForURL((address) => !address.pathname.endsWith('/login'));
      await next.page.getByRole('heading', { level: 1 }).first().waitFor();
      await next.end();
    }
  });

  it('refuses a code that was used, and leads back to the password', async () => {
    const next = await visit({ viewport: desktop });
    await enter(next.page, paper);
    await next.page.getByText('Код не подошёл').waitFor();
    expect(await issuesInBothLooks(next.page)).to.deep.equal([]);
    await next.page.getByRole('button', { name: 'Назад к паролю' }).click();
    await next.page.getByLabel('Почта или телефон').waitFor();
    await next.end();
  });
});
