import { sessionTokenKeys } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { openReceiver, type Receiver } from '../../api/platform/webhooks/testing/receiver.ts';
import { verifyWebhook } from '../../api/platform/webhooks/testing/verifyWebhook.ts';
import { type OpenApp, openApp } from './app.ts';
import { enterAs, expectNoProblems, issuesInBothLooks, phone, type Visit, visit } from './browser.ts';

describe('The owner of a centre connects her server to its events', function () {
  this.timeout(180_000);
  let receiver: Receiver;
  let own: OpenApp;
  let owner: Visit;
  let secret = '';

  before(async () => {
    receiver = await openReceiver();
    own = await openApp({ WEBHOOKS_ALLOWED: receiver.origin });
    owner = await visit({ viewport: phone, at: own.url });
    await enterAs(owner.page, 'center', sessionTokenKeys.partner);
  });
  after(async () => {
    await owner?.end();
    await own?.close();
    receiver?.close();
  });

  it('learns beside the field why a private address is refused', async () => {
    const { page } = owner;
    await page.goto('/partner/webhooks');
    await page.getByText('https://crm.example/odonta').waitFor();
    const form = page.getByRole('region', { name: 'Добавить вебхук' }).first();
    await form.getByLabel('Адрес').fill('https://10.0.0.7/odonta');
    await form.getByLabel('Заказ оплачен').check();
    await form.getByRole('button', { name: 'Добавить' }).click();
    await form.getByText('Это адрес частной сети').first().waitFor();
    owner.problems.splice(0);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('adds her server and sees the secret once', async () => {
    const { page } = owner;
    const form = page.getByRole('region', { name: 'Добавить вебхук' }).first();
    await form.getByLabel('Адрес').fill(receiver.url);
    await form.getByRole('button', { name: 'Добавить' }).click();
    const shown = page.getByRole('dialog', { name: 'Секрет вебхука' });
    secret = (await shown.locator('code').textContent()) ?? '';
    expect(secret).to.match(/^whsec_/);
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await page.reload();
    await page.getByText(receiver.url, { exact: true }).waitFor();
    expect(await page.getByText(secret).count()).to.equal(0);
  });

  it('tries it, and reads the answer in the log', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: `Проверить: ${receiver.url}` }).click();
    await page.getByText(/^Проверка отправляется/).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: receiver.url });
    await row.getByText('Журнал доставок').click();
    for (let looks = 0; looks < 20 && !(await row.getByText('Доставлено').isVisible()); looks += 1) {
      await page.waitForTimeout(500);
      await row.getByRole('button', { name: 'Обновить журнал' }).click();
    }
    await row.getByText('Доставлено').waitFor();
    const [message] = receiver.received;
    expect(message && verifyWebhook(message.headers, message.body, secret, new Set())).to.equal('taken');
    await row.getByText('Сообщение и ответ').click();
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
  });

  it('deletes it after a question', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: `Удалить: ${receiver.url}` }).click();
    const dialog = page.getByRole('dialog');
    expect(await issuesInBothLooks(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await page.getByText(receiver.url, { exact: true }).waitFor({ state: 'detached' });
    expectNoProblems(owner);
  });

  it('is read by staff with its log', async () => {
    const staff = await visit({ at: own.url });
    await enterAs(staff.page, 'admin');
    await staff.page.goto('/adm/webhooks/1/show');
    await staff.page.getByText('Сервер ответил кодом 502').first().waitFor();
    expect(await issuesInBothLooks(staff.page)).to.deep.equal([]);
    await staff.end();
  });
});
