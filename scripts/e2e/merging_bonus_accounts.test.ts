import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, issuesInBothLooks, useVisit } from './browser.ts';

describe('An administrator makes one of two bonus accounts', function () {
  this.timeout(120_000);
  const admin = useVisit({ as: 'admin' });

  const query = async (sql: string, values: unknown[]) => (await (await app()).db.query(sql, values)).rows;

  /** An account with so many bonuses, which end in a month. */
  const account = async (key: string, count: number): Promise<number> => {
    const [{ id }] = await query('insert into bonus_accounts (key, balance) values ($1, $2) returning id', [
      key,
      count,
    ]);
    await query(
      `with tx as (
         insert into bonus_tx (account_id, kind, is_add, count, state) values ($1, 'ADJUST', true, $2, 'ACTIVE') returning id
       ) insert into bonus_lots (id, account_id, count, "left", expires_at) select id, $1, $2, $2, now() + interval '30 days' from tx`,
      [id, count],
    );
    return id;
  };

  it('sees what both have, and says why', async () => {
    const { page } = admin;
    const [key, other] = ['+79080000001', '+79080000011'];
    const [kept, gone] = [await account(key, 300), await account(other, 50)];
    await page.goto(`/adm/bonus_accounts/${kept}/show`);
    await page.getByRole('button', { name: 'Объединить с…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Объединить с…' });
    await dialog.getByLabel('С какой записью').fill(other);
    await page.getByRole('option', { name: `№ ${gone}` }).click();
    await dialog.getByText('Баланс 50, ожидает 0, долг 0').waitFor();
    await dialog.getByText('Баланс 300, ожидает 0, долг 0').waitFor();
    await dialog.getByText('350').waitFor();
    const merge = dialog.getByRole('button', { name: 'Объединить', exact: true });
    expect(await merge.isDisabled()).to.equal(true);
    await dialog.getByLabel(/Почему/).fill('Сменила телефон, подтвердила звонком');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await merge.click();
    await page.getByText(`Запись № ${gone} присоединена к № ${kept}`).waitFor();
    expect(
      await query('select id, balance, merged_into from bonus_accounts where id = any($1) order by id', [
        [kept, gone],
      ]),
    ).to.deep.equal([
      { id: kept, balance: 350, merged_into: null },
      { id: gone, balance: 0, merged_into: kept },
    ]);
    await page.goto(`/adm/bonus_accounts/${gone}/show`);
    await page.getByText('Присоединён к счёту').waitFor();
    expect(await page.getByRole('button', { name: 'Объединить с…' }).count()).to.equal(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('causes no console error', () => expectNoProblems(admin));
});
