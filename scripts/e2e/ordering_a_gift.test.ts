import { expect } from 'chai';
import { app } from './app.ts';
import {
  expectNoProblems,
  issuesInBothLooks,
  openAs,
  phone,
  seriousIssues,
  type Visit,
  visit,
} from './browser.ts';
import { eventually } from './eventually.ts';
import { expectMoneyIsWhole } from './moneyIsWhole.ts';

const mug = 'Термокружка «Одонта»';
const book = 'Атлас окклюзии, электронная книга';
const code = 'ATLAS-JOURNEY-1';

describe('A dentist spends bonuses on gifts (на телефоне)', function () {
  this.timeout(180_000);
  let dentist: Visit;
  let staff: Visit;
  let had: number;

  before(async () => {
    had = await balance();
    [dentist, staff] = await Promise.all([visit({ viewport: phone }), visit()]);
  });
  after(() => Promise.all([dentist?.end(), staff?.end()]));

  const card = (name: string) =>
    dentist.page.getByRole('listitem').filter({ has: dentist.page.getByRole('heading', { level: 3, name }) });
  const ordered = (name: string) =>
    dentist.page
      .getByRole('region', { name: 'Заказанные подарки' })
      .getByRole('listitem')
      .filter({ hasText: name });

  it('sees what bonuses are enough for, and how many are missing for the rest', async () => {
    const { page } = dentist;
    await page.goto('/individuals/gifts');
    await page.waitForURL('**/individuals/auth?next=*');
    await page.getByRole('button', { name: 'По паролю' }).click();
    await page.getByLabel('Почта или телефон').fill('individual@demo.local');
    await page.getByLabel('Пароль', { exact: true }).fill('Demo1234');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/individuals/gifts');
    await page.getByRole('heading', { name: `На счёте ${had}` }).waitFor();
    await card('Бинокулярная лупа, 2,5×')
      .getByText(/^Не хватает/)
      .waitFor();
    await card('Плакат').getByText('Подарки закончились').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('orders two of them, each confirmed with its price', async () => {
    const { page } = dentist;
    for (const [name, price] of [
      [mug, 450],
      [book, 300],
    ] as const) {
      await card(name).getByRole('button', { name: 'Заказать' }).click();
      const dialog = page.getByRole('dialog', { name });
      expect(await dialog.getByLabel('Фамилия').inputValue()).to.equal('Родионова');
      if (name === mug) expect(await seriousIssues(page)).to.deep.equal([]);
      await dialog.getByRole('button', { name: `Заказать за ${price}` }).click();
      await ordered(name).getByText('Ожидает подтверждения').waitFor();
    }
    await page.getByRole('heading', { name: `На счёте ${had - 750}` }).waitFor();
    await card(book).getByText('Вы уже заказали этот подарок').waitFor();
    expect(await balance()).to.equal(had - 750);
    expectNoProblems(dentist);
  });

  it('has one issued by a manager, who tells the code', async () => {
    const { page } = staff;
    await openAs(page, 'manager', '/adm/gift_orders');
    await page.getByRole('row').filter({ hasText: 'Родионова' }).getByRole('link', { name: book }).click();
    await page.getByRole('button', { name: 'Выдать подарок' }).click();
    await page.getByRole('dialog').getByLabel('Код подарка').fill(code);
    expect(await seriousIssues(page)).to.deep.equal([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Выдать подарок' }).click();
    await page.getByText('Подтверждён', { exact: true }).first().waitFor();
    expectNoProblems(staff);
    const { db } = await app();
    await eventually(async () => {
      const { rows } = await db.query(
        `select status from outbox where kind = 'gift_issued' and secret = $1 and text not like '%' || $1 || '%'`,
        [code],
      );
      expect(rows[0]?.status).to.equal('SENT');
    }, 20_000);
  });

  it('reads the code in the cabinet, takes the other gift back, and the bonuses are there again', async () => {
    const { page } = dentist;
    await page.reload();
    await ordered(book).getByText(code).waitFor();
    expect(await ordered(book).getByRole('button').count()).to.equal(0);
    await ordered(mug).getByRole('button', { name: 'Отменить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
    await ordered(mug).getByText('Отменён', { exact: true }).waitFor();
    await page.getByRole('heading', { name: `На счёте ${had - 300}` }).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    expectNoProblems(dentist);
    expect(await balance()).to.equal(had - 300);
    await expectMoneyIsWhole();
  });
});

async function balance(): Promise<number> {
  const { rows } = await (await app()).db.query(
    `select balance from bonus_accounts where key = (select phone from individuals where email = 'individual@demo.local')`,
  );
  return rows[0]?.balance;
}
