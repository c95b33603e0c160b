import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { asStaff } from '../testing/asStaff.ts';
import { app } from './app.ts';
import {
  desktop,
  enterAs,
  issuesInBothLooks,
  openAs,
  phone,
  useVisit,
  type Visit,
  visit,
} from './browser.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const reason = 'Нет подписи на второй странице';

describe('A centre signs the act of its payout', function () {
  this.timeout(180_000);
  const accountant = useVisit({ viewport: phone });
  let bookkeeper: Visit;
  let page: Page;
  let payout: { id: number; number: string; center_id: number };

  before(async () => {
    const { db, url } = await app();
    const { rows } = await db.query(
      `select id, number, center_id from payouts p where status = 'CONFIRMED'
         and not exists (select from accounting_docs d where d.payout_id = p.id and d.status <> 'CANCELED')
       order by id limit 1`,
    );
    payout = rows[0];
    await db.query(
      `insert into user_memberships (user_id, center_id, role)
       select id, $1, 'ACCOUNTANT' from users where email = 'center@demo.local' on conflict do nothing`,
      [payout.center_id],
    );
    const call = await asStaff(url, 'bookkeeper');
    const asked = { kind: 'AGENT_REPORT', payout_id: payout.id };
    const { id } = await call<{ id: number }>('POST', '/adm/accounting_docs', asked);
    await call('POST', `/adm/accounting_docs/${id}/issue`, {});
    page = accountant.page;
    await enterAs(page, 'center', sessionTokenKeys.partner);
    bookkeeper = await visit({ viewport: desktop });
  });
  after(() => bookkeeper?.end());

  const act = () => page.getByRole('region', { name: `Акт, выплата № ${payout.number}` });
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    act().locator('input[type=file]').setInputFiles(file);
  const stateOf = async () => {
    const { rows } = await (await app()).db.query('select act_state, status from payouts where id = $1', [
      payout.id,
    ]);
    return rows[0];
  };

  it('takes the act as a file and sends its scan from a phone', async () => {
    await page.goto('/partner/payouts');
    await act().getByText('Подпишите и загрузите скан').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      act()
        .getByRole('button', { name: /^Скачать акт/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).to.match(/^Отчёт агента № \d+\.pdf$/);
    await choose({ name: 'акт.svg', mimeType: 'image/png', buffer: Buffer.from('<svg onload="ran()"/>') });
    await act().getByText('Подойдёт файл PDF, JPEG, PNG').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await choose({ name: 'акт.png', mimeType: 'image/png', buffer: png });
    await act().getByText('Скан на проверке').waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('is found among the work of accountants, who look at the scan and return it with a reason', async () => {
    const { page: staff } = bookkeeper;
    await openAs(staff, 'bookkeeper', '/adm/');
    await staff.getByRole('link', { name: /Проверить подписанные акты/ }).click();
    await staff.getByRole('link', { name: payout.number }).first().click();
    await staff.getByRole('button', { name: 'Посмотреть' }).click();
    await staff.getByRole('img', { name: 'Подписанный акт' }).waitFor();
    expect(await issuesInBothLooks(staff)).to.deep.equal([]);
    await staff.getByRole('button', { name: 'Вернуть акт центру' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: 'Вернуть акт центру' }).click();
    await dialog.waitFor({ state: 'detached' });
    await staff.getByText(`Причина: ${reason}`).first().waitFor();
  });

  it('reads the reason beside the field, sends another scan, and the payout closes when it is accepted', async () => {
    await page.reload();
    await act().getByText(`Причина: ${reason}`).waitFor();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await choose({ name: 'акт.png', mimeType: 'image/png', buffer: png });
    await act().getByText('Скан на проверке').waitFor();
    const { page: staff } = bookkeeper;
    await staff.reload();
    await staff.getByRole('button', { name: 'Принять подписанный акт' }).click();
    await staff.getByText('Подписанный акт принят').first().waitFor();
    expect(await issuesInBothLooks(staff)).to.deep.equal([]);
    expect(await stateOf()).to.deep.equal({ act_state: 'ACCEPTED', status: 'FINISHED' });
    await page.reload();
    await act()
      .getByText(/^Принят /)
      .waitFor();
    expect(await act().locator('input[type=file]').count()).to.equal(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });
});
