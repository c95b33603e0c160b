import { expect } from 'chai';
import { app } from './app.ts';
import { expectNoProblems, phone, type Visit, visit } from './browser.ts';
import { hasFocus, tabTo } from './keyboard.ts';

describe('A visitor undoes by a toast', function () {
  this.timeout(120_000);
  let visitor: Visit;
  before(() => app());
  beforeEach(async () => {
    visitor = await visit({ viewport: phone });
    await visitor.page.clock.install();
    await visitor.page.goto('/search', { waitUntil: 'networkidle' });
  });
  afterEach(async () => {
    expectNoProblems(visitor);
    await visitor.end();
  });

  const heart = () => visitor.page.getByRole('button', { name: /^В избранное/ }).first();
  const said = () => visitor.page.getByRole('status').getByText('Курс добавлен в избранное');

  it('is told politely, for 5000 ms (section 9, toasts)', async () => {
    await heart().click();
    await said().waitFor();
    await visitor.page.clock.runFor(4500);
    expect(await said().count()).to.equal(1);
    await visitor.page.clock.runFor(600);
    expect(await said().count()).to.equal(0);
  });

  it('has all the time there is while the pointer or the focus is on it, and then the rest', async () => {
    const { page } = visitor;
    await heart().click();
    await said().hover();
    await page.clock.runFor(20_000);
    await page.getByRole('button', { name: 'Отменить' }).focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    expect(await said().count()).to.equal(1);
    await page.evaluate('document.activeElement.blur()');
    await page.clock.runFor(5100);
    expect(await said().count()).to.equal(0);
  });

  it('finds the button next to the heart by the keyboard, and is back at the heart', async () => {
    const { page } = visitor;
    await heart().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('button', { name: 'Отменить' }))).to.equal(true);
    await page.keyboard.press('Shift+Tab');
    expect(await hasFocus(heart())).to.equal(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await heart().getAttribute('aria-pressed')).to.equal('false');
    expect(await hasFocus(heart())).to.equal(true);
  });

  it('clears the favourites by the keyboard, and brings them back', async () => {
    const { page } = visitor;
    await heart().click();
    await page.goto('/basket');
    await tabTo(page, page.getByRole('button', { name: 'Очистить избранное' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Пока ничего не выбрано' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('button', { name: 'Отменить' }))).to.equal(true);
    await page.keyboard.press('Enter');
    await page.locator('main li h2').first().waitFor();
  });
});
