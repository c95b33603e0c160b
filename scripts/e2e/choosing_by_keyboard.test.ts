import { arrivals } from './arriving.ts';
import { phone } from './browser.ts';
import { pressOn, skipToContent, tabTo } from './keyboard.ts';

describe('A visitor chooses courses by the keyboard alone', function () {
  this.timeout(120_000);
  const come = arrivals();
  const arrive: typeof come = async (path, viewport) => {
    const page = await come(path, viewport);
    await skipToContent(page);
    return page;
  };

  it('keeps two of them, marks them and compares', async () => {
    const page = await arrive('/kongressy');
    await pressOn(page, page.getByRole('link', { name: 'К списку курсов' }));
    for (const _ of ['first', 'second'])
      await pressOn(page, page.getByRole('button', { name: /^В избранное/, pressed: false }).first());
    await page.goto('/basket', { waitUntil: 'networkidle' });
    await skipToContent(page);
    for (const nth of [0, 1]) await pressOn(page, page.getByRole('checkbox').nth(nth), 'Space');
    await pressOn(page, page.getByRole('button', { name: 'Сравнить (2)' }));
    await page.waitForURL('**/compare?ids=*');
    await pressOn(page, page.getByLabel('Только различия'), 'Space');
  });

  it('narrows the catalogue in the drawer of a phone, and leaves it by Escape', async () => {
    const page = await arrive('/search', phone);
    const open = page.getByRole('button', { name: /^Фильтры/ });
    const form = page.getByRole('form', { name: 'Фильтры' });
    await pressOn(page, open);
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await pressOn(page, form.getByRole('checkbox', { name: /^Практика/ }), 'Space');
    await pressOn(page, form.getByRole('button', { name: /^Показать \d/ }));
    await page.waitForURL('**/search?type=4');
  });

  it('skips the filters, takes one away and turns the page', async () => {
    const page = await arrive('/search?type=3');
    const pastFilters = page.getByRole('link', { name: 'К списку курсов' });
    await pressOn(page, pastFilters);
    await pressOn(page, page.getByRole('link', { name: 'Убрать: Лекция' }));
    await page.waitForURL('**/search', { waitUntil: 'networkidle' });
    await pressOn(page, pastFilters);
    await pressOn(page, page.getByRole('link', { name: 'Дальше' }));
    await page.waitForURL('**/search?*page=2*#results');
  });

  it('goes through a month to a day', async () => {
    const page = await arrive('/search?view=month');
    await pressOn(page, page.getByRole('link', { name: 'К списку курсов' }));
    await pressOn(page, page.getByRole('link', { name: 'Следующий месяц' }));
    await page.waitForURL('**month=20*', { waitUntil: 'networkidle' });
    await pressOn(page, page.getByRole('link', { name: 'К списку курсов' }));
    await pressOn(page, page.getByRole('table').getByRole('link', { name: /\d{4}: \d+\sкурс/ }));
    await page.waitForURL('**dateStart=*');
  });

  it('opens the menu of a phone, and comes back to its button by Escape', async () => {
    const page = await come('/', phone);
    const menu = page.getByRole('navigation', { name: 'Меню' });
    await pressOn(page, page.getByRole('button', { name: 'Меню' }));
    await tabTo(page, menu.getByRole('link', { name: 'Лекторы' }));
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await pressOn(page, menu.getByRole('link', { name: 'Лекторы' }));
    await page.waitForURL('**/lecturers');
  });
});
