import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('Staff send a letter again', function () {
  this.timeout(120_000);
  let staff: Visit;
  let id: number;

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `insert into outbox (kind, "to", subject, text, status, attempts, error)
         values ('test', 'lost@demo.local', $1, 'Текст', 'FAILED', 9, 'host not found') returning id::int`,
      ['Потерянное письмо'],
    );
    id = rows[0].id;
    staff = await visit({ viewport: desktop });
    await enterAs(staff.page, 'admin');
  });
  after(() => staff?.end());

  it('that was not delivered, and it arrives', async () => {
    const { page } = staff;
    const { db } = await app();
    await page.goto(`/adm/outbox/${id}/show`);
    await page.getByRole('button', { name: 'Отправить повторно' }).click();
    await page.getByText('Письмо поставлено в очередь').waitFor();
    await eventually(async () => {
      const { rows } = await db.query('select status from outbox where id = $1', [id]);
      expect(rows).to.deep.equal([{ status: 'SENT' }]);
    });
  });

  it('that has arrived only when asked twice', async () => {
    const { page } = staff;
    await page.reload();
    await page.getByRole('button', { name: 'Отправить повторно' }).click();
    await page.getByRole('dialog').getByText('Получатель увидит второе такое же письмо').waitFor();
    await page.getByRole('button', { name: 'Отправить', exact: true }).click();
    await page.waitForURL((address) => !address.pathname.endsWith(`/outbox/${id}/show`));
    await page.getByRole('heading', { level: 1, name: 'Потерянное письмо' }).waitFor();
    expectNoProblems(staff);
  });
});
