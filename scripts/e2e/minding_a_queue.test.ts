import { expect } from 'chai';
import { app } from './app.ts';
import { desktop, enterAs, expectNoProblems, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';

describe('Staff mind a queue', function () {
  this.timeout(120_000);
  let staff: Visit;
  let lost: string;
  const refusal = JSON.stringify({ message: 'Почта не отвечает' });

  before(async () => {
    const { db } = await app();
    const { rows } = await db.query(
      `insert into pgboss.job (name, data, state, retry_count, retry_limit, output, policy)
         select 'send-letter', '{"id":0}', 'failed', 8, 8, $1::jsonb, policy
         from pgboss.queue where name = 'send-letter' returning id`,
      [refusal],
    );
    lost = rows[0].id;
    staff = await visit({ viewport: desktop });
    await enterAs(staff.page, 'admin');
  });
  after(() => staff?.end());

  const states = async () => {
    const { db } = await app();
    return (await db.query('select state from pgboss.job where id = $1', [lost])).rows;
  };

  it('staff see failed jobs and their reasons', async () => {
    const { page } = staff;
    await page.goto('/adm/queues');
    await page.getByRole('link', { name: 'Отправка писем' }).click();
    await page.getByText('Ошибка: Почта не отвечает').waitFor();
  });

  it('staff pause the queue after a question, and resume it', async () => {
    const { page } = staff;
    const card = page.getByRole('listitem').filter({ hasText: 'Отправка писем' });
    await card.getByRole('button', { name: 'Приостановить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Приостановить' }).click();
    await card.getByText('Приостановлена', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Возобновить' }).click();
    await card.getByRole('button', { name: 'Приостановить' }).waitFor();
  });

  it('staff retry a job and delete an unneeded one', async () => {
    const { page } = staff;
    const job = page.getByRole('listitem').filter({ hasText: 'Почта не отвечает' });
    await job.getByRole('button', { name: 'Повторить' }).click();
    await page.getByText('Задание поставлено заново').waitFor();
    await eventually(async () => expect(await states()).to.deep.equal([{ state: 'completed' }]));
    const { db } = await app();
    await db.query(`update pgboss.job set state = 'failed', output = $2::jsonb where id = $1`, [
      lost,
      refusal,
    ]);
    await page.reload();
    await job.getByRole('button', { name: 'Выбросить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Выбросить' }).click();
    await page.getByText('Задание выброшено').waitFor();
    expect(await states()).to.deep.equal([]);
    expectNoProblems(staff);
  });
});
