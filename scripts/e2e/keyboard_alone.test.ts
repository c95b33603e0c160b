import { expect } from 'chai';
import { arrivals } from './arriving.ts';
import { phone } from './browser.ts';
import { eventually } from './eventually.ts';
import { hasFocus, skipToContent, tabTo } from './keyboard.ts';
import { accruals, ownPhone, somebody } from './requestForm.ts';

describe('A visitor with a keyboard alone', function () {
  this.timeout(120_000);
  const arrive = arrivals();

  it('skips to the content first', async () => {
    const page = await arrive('/');
    await skipToContent(page);
    expect(await page.evaluate('document.activeElement.id')).to.equal('content');
  });

  it('comes from the search to a course and sends a request', async () => {
    const page = await arrive('/');
    await tabTo(page, page.getByRole('combobox', { name: 'Поиск курсов и лекторов' }));
    await page.keyboard.type('ретритмент', { delay: 20 });
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/prods/*', { waitUntil: 'networkidle' });
    await tabTo(page, page.getByRole('button', { name: 'Задать вопрос' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Заявка' });
    for (const [label, text] of Object.entries({ ...somebody, Телефон: ownPhone() })) {
      await tabTo(page, dialog.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, dialog.getByRole('combobox', { name: 'Город' }));
    await page.keyboard.type('Пермь', { delay: 20 });
    await dialog.getByRole('option', { name: /Пермь/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Отправить' }));
    await page.keyboard.press('Enter');
    await page.getByText(accruals).waitFor();
  });

  it('narrows the catalogue', async () => {
    const page = await arrive('/search');
    await tabTo(page, page.getByRole('checkbox', { name: /^Онлайн-курс, вебинар/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: /^Показать \d/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/type=2/);
  });

  it('opens the cabinets, and comes back to where it was by Escape', async () => {
    const page = await arrive('/');
    const button = page.getByRole('button', { name: 'Личный кабинет' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Личный кабинет' });
    await tabTo(page, menu.getByRole('link').last());
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await menu.isVisible()).to.equal(false));
    expect(await hasFocus(button)).to.equal(true);
  });

  it('opens the categories on a phone and chooses one', async () => {
    const page = await arrive('/', phone);
    await tabTo(page, page.getByRole('button', { name: 'Категории' }));
    await page.keyboard.press('Enter');
    const category = page.locator('#catalog-menu').getByRole('link', { name: 'Эндодонтия' });
    await tabTo(page, category);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/endodontiya');
  });
});
