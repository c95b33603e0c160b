import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, phone, visit } from './browser.ts';
import { eventually } from './eventually.ts';

const number = '+7 (912) 777-00-01';

it('Somebody enters by a code to his phone', async function () {
  this.timeout(300_000);
  const { db } = await app();
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await page.goto('/individuals');
  await page.waitForURL('**/individuals/auth');
  await page.getByLabel('Телефон').fill(number);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Получить код' }).click();
  const field = page.getByLabel('Код из сообщения');
  await field.waitFor();
  await page.getByText(/^Ещё раз — через \d+ с$/).waitFor();
  expect(await field.getAttribute('autocomplete')).to.equal('one-time-code');

  let code = '';
  await eventually(async () => {
    const { rows } = await db.query('select secret from outbox where "to" = $1 order by id desc limit 1', [
      number.replace(/[^\d+]/g, ''),
    ]);
    code = rows[0]?.secret ?? '';
    expect(code).to.match(/^\d{6}$/);
  }, 20_000);
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByText('Неверный код').first().waitFor();
  await field.fill(code);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL('**/individuals');
  await page.getByText(number).waitFor();
  visitor.problems.splice(
    0,
    visitor.problems.length,
    ...visitor.problems.filter((one) => !one.includes(' 401 ')),
  );
  expectNoProblems(visitor);
  await visitor.end();
});
