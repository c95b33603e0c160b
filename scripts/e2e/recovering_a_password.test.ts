import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, phone, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const email = 'lecturer@demo.local';

const password = 'Zimnij7les';

it('Somebody recovers his password by a letter', async function () {
  this.timeout(300_000);
  const { db } = await app();
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  const before = await db.query('select coalesce(max(id), 0) as id from outbox');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Восстановление пароля' }).waitFor();
  const cabinet = page.getByLabel('Кабинет', { exact: true });
  // The page is the same for everybody, so its script selects the cabinet after reading the address.
  await eventually(async () => expect(await cabinet.inputValue()).to.match(/^Учебный центр/), 10_000);
  await page.getByLabel('Почта', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Получить ссылку' }).click();
  await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor();

  let link = '';
  await eventually(async () => {
    const { rows } = await db.query(
      `select coalesce(secret, text) as text from outbox where "to" = $1 and id > $2 order by id desc limit 1`,
      [email, before.rows[0].id],
    );
    [link = ''] = /\/login\/recovery#\S+/.exec(rows[0]?.text ?? '') ?? [];
    expect(link, 'the letter').to.match(/#user\./);
  }, 30_000);
  await page.goto(link);
  await page.getByLabel('Новый пароль').waitFor();
  expect(page.url(), 'the token has left the address').to.match(/\/login\/recovery(\?for=user)?$/);
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).to.equal('no-referrer');
  await page.getByLabel('Новый пароль').fill('слабый');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await page.getByText('Проверьте поля формы').waitFor();
  await page.getByLabel('Новый пароль').fill(password);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await page.getByRole('heading', { name: 'Пароль изменён' }).waitFor();

  await page.getByRole('link', { name: 'Войти с новым паролем' }).click();
  await page.getByLabel('Почта или телефон').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL('**/lk');
  await page.getByText(email).waitFor();
  expectNoProblems(visitor);

  await page.goto(link);
  await page.getByLabel('Новый пароль').fill('Vesnnij9les');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await page.getByText('Ссылка больше не действует').waitFor();
  await visitor.end();
  // Restores the password that other tests use.
  await db.query(
    `update users set password_hash = (select password_hash from users where email = 'manager@demo.local') where email = $1`,
    [email],
  );
});
