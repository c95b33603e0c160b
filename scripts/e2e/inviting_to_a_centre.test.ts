import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';

const email = 'buhgalter-centra@demo.local';

describe('The owner of a centre lets its accountant in', function () {
  this.timeout(120_000);
  let owner: Visit;
  let invited: Visit;

  before(async () => {
    [owner, invited] = await Promise.all([visit({ viewport: desktop }), visit({ viewport: phone })]);
    await signIn(owner, 'center@demo.local', 'Demo1234');
  });
  after(() => Promise.all([owner?.end(), invited?.end()]));

  async function signIn({ page }: Visit, login: string, password: string) {
    await page.goto('/login');
    await page.getByLabel('Почта или телефон').fill(login);
    await page.getByLabel('Пароль', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/partner/centers');
  }

  it('invites by e-mail, and is told what is wrong beside the field', async () => {
    const { page } = owner;
    await page.goto('/partner/members');
    const form = page.getByRole('region', { name: 'Пригласить' }).first();
    await form.getByLabel('Имя').fill('Мария Счетова');
    await form.getByLabel('Почта').fill('center@demo.local');
    await form.getByLabel('Роль').selectOption('ACCOUNTANT');
    await form.getByText('контакты участников скрыты').waitFor();
    await form.getByLabel('Почта').press('Enter');
    await form.getByText('Этот человек уже в кабинете').first().waitFor();
    // The summary of errors has taken the focus by now, and the field was validated as it lost it.
    expect(await form.getByRole('link', { name: /^Почта: Этот/ }).isVisible()).to.equal(true);
    owner.problems.splice(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await form.getByLabel('Почта').fill(email);
    await form.getByRole('button', { name: 'Пригласить' }).click();
    await page.getByText(/^Приглашён$/).waitFor();
    await page.getByText(`${email} · роль: бухгалтер`).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('is joined by the link of the letter, with a password of her own', async () => {
    const { page } = invited;
    const { rows } = await (await app()).db.query(
      `select secret from outbox where "to" = $1 and kind = 'center_member_invitation' order by id desc limit 1`,
      [email],
    );
    const { pathname, hash } = new URL(rows[0].secret);
    await page.goto(pathname + hash);
    await page.getByText(/роль — бухгалтер/).waitFor();
    expect(new URL(page.url()).hash).to.equal('');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.getByLabel('Пароль', { exact: true }).fill('Zimnij7les');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Принять приглашение' }).click();
    await page.getByRole('link', { name: 'Войти в кабинет' }).waitFor();
    await signIn(invited, email, 'Zimnij7les');
    await page.goto('/partner/members');
    await page.getByRole('heading', { name: 'Доступом управляет владелец' }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const again = await visit();
    await again.page.goto(pathname + hash);
    await again.page.getByText('Приглашение уже принято, отозвано или устарело').waitFor();
    await again.end();
  });

  it('changes her role, and closes the cabinet to her at once', async () => {
    const { page } = owner;
    await page.reload();
    await page.getByRole('button', { name: 'Изменить роль: Мария Счетова' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Роль').selectOption('ORDERS');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Закрыть доступ: Мария Счетова' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть доступ' }).click();
    await page.getByText(email).waitFor({ state: 'detached' });
    await invited.page.goto('/partner/orders');
    await invited.page.getByRole('heading', { level: 1, name: 'Заказы' }).waitFor();
    expect(await invited.page.getByText(/^З-/).count()).to.equal(0);
    expectNoProblems(owner);
  });
});
