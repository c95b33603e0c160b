import type { StaffPayout } from '@odonta/api/contract';
import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
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
import { eventually } from './eventually.ts';
import { ownPayout } from './ownPayout.ts';
import { shownOnReturn } from './returning.ts';

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
  let payout: Pick<StaffPayout, 'id' | 'number'>;
  /** Its scan waits beside the other in the list of accountants. */
  let beside: typeof payout;

  before(async () => {
    const own = await ownPayout('signs', 'Центр «Подпись»', 20_000);
    payout = own.payout;
    const { call } = own;
    await call('POST', `/adm/payouts/${payout.id}/agree`, {});
    await call('POST', `/adm/payouts/${payout.id}/pay`, { document_number: '4712' });
    const asked = { kind: 'AGENT_REPORT', payout_id: payout.id };
    const { id } = await call<{ id: number }>('POST', '/adm/accounting_docs', asked);
    await call('POST', `/adm/accounting_docs/${id}/issue`, {});
    beside = await withScan(payout.id);
    page = accountant.page;
    await enterAs(page, 'signs-accountant', sessionTokenKeys.partner);
    bookkeeper = await visit({ viewport: desktop });
  });
  after(async () => {
    const { db } = await app();
    await db.query('delete from accounting_docs where payout_id = $1', [beside.id]);
    await db.query('delete from payouts where id = $1', [beside.id]);
    await bookkeeper?.end();
  });

  const act = () => page.getByRole('region', { name: `Акт, выплата № ${payout.number}` });
  const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
    act().locator('input[type=file]').setInputFiles(file);
  const accept = () => bookkeeper.page.getByRole('button', { name: 'Принять подписанный акт' });
  const picture = () => bookkeeper.page.getByRole('img', { name: 'Подписанный акт' });
  const lookAt = async () => {
    await bookkeeper.page.getByRole('button', { name: 'Посмотреть' }).click();
    await picture().waitFor();
  };
  const replace = async () => {
    const before = await fileOf();
    await choose({ name: 'акт.png', mimeType: 'image/png', buffer: png });
    await eventually(async () => expect(await fileOf()).to.not.equal(before), 20_000);
  };
  const fileOf = async () => {
    const { rows } = await (await app()).db.query('select act_file_id from payouts where id = $1', [
      payout.id,
    ]);
    return rows[0].act_file_id;
  };
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
    await staff.getByText('Чтобы принять или вернуть акт, откройте скан.').waitFor();
    expect(await accept().count(), 'before the scan is opened').to.equal(0);
    expect(await issuesInBothLooks(staff)).to.deep.equal([]);
    await lookAt();
    await accept().waitFor();
    expect(await issuesInBothLooks(staff)).to.deep.equal([]);
    await staff.getByRole('link', { name: 'Предыдущая запись' }).click();
    await staff.getByRole('heading', { name: beside.number }).waitFor();
    await staff.getByText('Чтобы принять или вернуть акт, откройте скан.').waitFor();
    expect([await picture().count(), await accept().count()], 'of another payout').to.deep.equal([0, 0]);
    await staff.getByRole('link', { name: 'Следующая запись' }).click();
    await staff.getByRole('heading', { name: payout.number }).waitFor();
    await lookAt();
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
    const { page: staff } = bookkeeper;
    const isNew = staff.getByText('Центр прислал новый скан: откройте его.');
    await picture().waitFor();
    await replace();
    await shownOnReturn(staff, isNew);
    expect([await picture().count(), await accept().count()], 'of the scan before').to.deep.equal([0, 0]);
    await lookAt();
    await replace();
    await accept().click();
    await isNew.waitFor();
    expect([await picture().count(), await accept().count()], 'after a refusal').to.deep.equal([0, 0]);
    expect(await stateOf()).to.deep.equal({ act_state: 'RECEIVED', status: 'CONFIRMED' });
    expect(await issuesInBothLooks(staff)).to.deep.equal([]);
    await lookAt();
    await accept().click();
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

/** Another payout of the same centre, with a report and a scan of its own. */
async function withScan(of: number): Promise<{ id: number; number: string }> {
  const { db } = await app();
  const money = 'center_id, period_from, period_to, gross, refunded, commission_sum, fee_share, net, status';
  const sent = 'requisites, approved_by, second_by, bank_order_no, paid_at';
  const { rows } = await db.query(
    `with scan as (insert into private_files (id, kind, mime, bytes)
       values (gen_random_uuid(), 'SIGNED_ACT', 'image/png', $2) returning id)
     insert into payouts (${money}, ${sent}, act_state, act_sent_at, act_file_id)
     select ${money}, ${sent}, 'RECEIVED', now(), scan.id from payouts, scan where payouts.id = $1
     returning id, number`,
    [of, png],
  );
  const same =
    'kind, issuer, status, year, center_id, period_from, period_to, total, date, payer_name, payer_inn, email, snapshot';
  await db.query(
    `insert into accounting_docs (${same}, number, token, payout_id)
     select ${same}, number + 700000, md5(token), $2 from accounting_docs where payout_id = $1`,
    [of, rows[0].id],
  );
  return rows[0];
}
