import { expect } from 'chai';
import { app } from './app.ts';
import { phone, visit } from './browser.ts';
import { accruals, fillRequest, openRequest, ownPhone, send, somebody } from './requestForm.ts';

const draftOf = 'sessionStorage.getItem("odonta:draft:request")';

describe('A request is sent once and never lost', function () {
  this.timeout(180_000);

  it('goes out once, however often the button is pressed while it is busy', async () => {
    const visitor = await visit({ viewport: phone });
    const dialog = await openRequest(visitor.page);
    await fillRequest(dialog);
    let sent = 0;
    await visitor.page.route('**/prods/newRequestManager', async (route) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const button = dialog.getByRole('button', { name: /Отправить|Отправляем/ });
    await button.dblclick();
    await button.press('Enter');
    expect(await button.getAttribute('aria-busy')).to.equal('true');
    await visitor.page.getByText(accruals).waitFor();
    expect(sent).to.equal(1);
    expect(await visitor.page.evaluate(draftOf), 'personal data left behind').to.equal(null);
    await visitor.end();
  });

  it('is told when the form cannot be fetched, and has it as soon as it can', async () => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await page.route('**/_astro/RequestDialog*', (route) => route.abort());
    const button = page.locator('[data-open-request]:visible').first();
    await page.goto('/contacts');
    await button.click();
    await page.getByRole('alert').getByText('Не удалось открыть форму.', { exact: false }).waitFor();
    expect(await button.getAttribute('aria-busy')).to.equal(null);
    await page.unroute('**/_astro/RequestDialog*');
    await button.click();
    await page.getByRole('dialog', { name: 'Заявка' }).waitFor();
    await visitor.end();
  });

  it('keeps everything when the network goes away, and goes out when it is back', async () => {
    const visitor = await visit({ viewport: phone });
    const dialog = await openRequest(visitor.page);
    await fillRequest(dialog);
    await visitor.page.context().setOffline(true);
    await send(dialog);
    await visitor.page.getByRole('alert').getByText('Ошибка', { exact: true }).waitFor();
    await dialog.getByText(/Нет связи с сервером.*осталось в форме/).waitFor();
    expect(await dialog.getByLabel('ФИО').inputValue()).to.equal(somebody.ФИО);
    await visitor.page.context().setOffline(false);
    await send(dialog);
    await visitor.page.getByText(accruals).waitFor();
    await visitor.end();
  });

  it('keeps everything when there were too many, and says when to come back', async () => {
    const visitor = await visit({ viewport: phone });
    const { db } = await app();
    const dialog = await openRequest(visitor.page);
    await fillRequest(dialog);
    await db.query(
      `insert into rate_limits (key, points, expire) values ('requests:127.0.0.1', 1000, $1)
         on conflict (key) do update set points = 1000, expire = $1`,
      [Date.now() + 30 * 60_000],
    );
    try {
      await send(dialog);
      await visitor.page
        .getByRole('alert')
        .getByText(/попробуйте через (29|30)\sминут/)
        .waitFor();
      expect(await dialog.getByLabel('Почта').inputValue()).to.equal(somebody.Почта);
    } finally {
      await db.query(`delete from rate_limits where key = 'requests:127.0.0.1'`);
    }
    await visitor.end();
  });

  it('keeps everything when the form is closed or the page reloaded, but for the consent', async () => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    const dialog = await openRequest(page);
    const number = await fillRequest(dialog, ownPhone());
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const again = await openRequest(page);
    expect(await again.getByLabel('ФИО').inputValue()).to.equal(somebody.ФИО);
    expect(await again.getByLabel('Телефон').inputValue()).to.equal(number);
    expect(await again.getByRole('combobox', { name: 'Город' }).inputValue()).to.equal('Пермь');
    expect(await again.getByRole('checkbox').isChecked()).to.equal(false);
    await again.getByRole('checkbox').check();
    await send(again);
    await page.getByText(accruals).waitFor();
    const anew = await openRequest(page);
    expect(await anew.getByLabel('ФИО').inputValue()).to.equal('');
    await visitor.end();
  });

  it('leaves a consent that says what was shown, when, where and to whom', async () => {
    const visitor = await visit({ viewport: phone });
    const { db } = await app();
    const dialog = await openRequest(visitor.page, '/contacts?open_request=1');
    const number = await fillRequest(dialog);
    const label = dialog.locator('label', { hasText: 'Я согласен' });
    const aside = await label.locator('.visually-hidden').textContent();
    const shown = (await label.textContent())?.replace(aside ?? '', '');
    await send(dialog);
    await visitor.page.getByText(accruals).waitFor();
    const { rows } = await db.query(
      `select *, encode(sha256(convert_to($2, 'UTF8')), 'hex') as hash_of_shown, now() - created_at < interval '10 seconds' as is_new
         from consents where phone = $1`,
      [number.replace(/[^+\d]/g, ''), shown],
    );
    expect(rows).to.have.length(1);
    const [consent] = rows;
    expect(consent).to.include({
      purpose: 'REQUEST',
      form: 'link',
      ip: '127.0.0.1',
      is_new: true,
      withdrawn_at: null,
    });
    expect(consent.text_hash).to.equal(consent.hash_of_shown);
    expect(consent.text_version).to.match(/./);
    expect(consent.user_agent).to.include('Chrome');
    expect(consent.page_url).to.include('/contacts');
    await visitor.end();
  });
});
