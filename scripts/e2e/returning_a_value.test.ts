import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, issuesInBothLooks, type Visit, visit } from './browser.ts';

describe('Staff return a value from the history', function () {
  this.timeout(120_000);
  let staff: Visit;
  let id: number;

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query(`select id from centers where deleted_at is null order by id limit 1`);
    id = rows[0].id;
    staff = await visit({ viewport: desktop });
    staff.page.setDefaultTimeout(30_000);
    await enterAs(staff.page, 'rop_course');
  });
  after(() => staff?.end());

  const stored = async () => {
    const { rows } = await (await app()).db.query('select city, phone from centers where id = $1', [id]);
    return rows[0];
  };

  it('by one button, which the notification takes back', async () => {
    const { page } = staff;
    const before = await stored();
    await page.goto(`/adm/centers/${id}`);
    await page.getByLabel('Город', { exact: true }).fill('Кострома, за столом');
    await page.getByLabel('Телефон', { exact: true }).fill('+7 912 000-00-33');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Изменения сохранены').waitFor();
    // By the keyboard: on a phone the notification lies above it for a while.
    await page.getByRole('button', { name: 'История изменений' }).press('Enter');
    const giveBack = page.getByRole('button', { name: 'Вернуть значение поля «Город»' }).first();
    await giveBack.waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await giveBack.press('Enter');
    await page.getByText('Значение возвращено: Город').waitFor();
    expect((await stored()).city).to.equal(before.city);
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await page.getByText('Снова как было: Город').waitFor();
    expect((await stored()).city).to.equal('Кострома, за столом');
    await giveBack.press('Enter');
    await page.getByText('Значение возвращено: Город').waitFor();
  });

  it('but not where the journal hides it', async () => {
    expect(await staff.page.getByRole('button', { name: /Вернуть значение поля «Телефон/ }).count()).to.equal(
      0,
    );
    expectNoProblems(staff);
  });
});
