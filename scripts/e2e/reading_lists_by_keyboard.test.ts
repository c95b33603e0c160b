import { expect } from 'chai';
import { desktop, expectNoProblems, openAs, phone, type Visit, visit } from './browser.ts';
import { eventually } from './eventually.ts';
import { staffScreens } from './staffScreens.ts';

const lists = staffScreens.filter(({ section, address }) => address === `/${section}`);
const rows = 'tbody > tr, [data-row]';
/** Which row the focus is in, from 1; 0 for none. */
const at = `[...document.querySelectorAll('${rows}')].findIndex((row) => row.contains(document.activeElement)) + 1`;
/** Rows that are drawn, and those of them in which Tab stops. */
const drawn = `[...document.querySelectorAll('${rows}')].filter((row) => row.querySelector('a[href], button, input')).length`;
const reached = `[...document.querySelectorAll('${rows}')].filter((row) =>
  [...row.querySelectorAll('a[href], button, input')].some(({ tabIndex, disabled }) => tabIndex >= 0 && !disabled)).length`;

/** The dashboard asks for a few rows at most: a list shows them by pages. */
const isListOf = (address: string, { pathname, searchParams }: URL) =>
  pathname === `/api/adm${address}` && JSON.parse(searchParams.get('range') ?? '[0,0]')[1] >= 9;

describe('Every row of every list is reached by keyboard', function () {
  this.timeout(60_000);
  let admin: Visit;

  before(async function () {
    this.timeout(180_000);
    admin = await visit();
    // The first list brings the code of all of them.
    admin.page.setDefaultTimeout(30_000);
    await openAs(admin.page, 'admin');
  });
  after(() => admin?.end());

  /** Opens it as a link of the menu does; returns how many rows it has once they are drawn. */
  async function open(address: string): Promise<number> {
    const { page } = admin;
    const asked = page.waitForResponse((answer) => isListOf(address, new URL(answer.url())));
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(`/adm${address}`)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    const { message } = (await (await asked).json()) as { message: unknown[] };
    await eventually(async () => expect(await page.evaluate(drawn)).to.equal(message.length), 20_000);
    await admin.settled();
    return message.length;
  }

  const where = () => admin.page.evaluate<number>(at);
  const press = async (key: string) => {
    await admin.page.keyboard.press(key);
    return where();
  };

  for (const { address } of lists)
    it(address, async () => {
      await admin.page.setViewportSize(desktop);
      const count = await open(address);
      if (count === 0) return;
      expect(await admin.page.evaluate(reached)).to.equal(count);
      await admin.page.locator(rows).first().locator('a[href], button, input').first().focus();
      for (let row = 2; row <= count; row += 1) expect(await press('ArrowDown')).to.equal(row);
      expect(await press('ArrowDown')).to.equal(count);
      expect([await press('Home'), await press('End')]).to.deep.equal([1, count]);
      expect(await press('ArrowUp')).to.equal(Math.max(count - 1, 1));
      expectNoProblems(admin);
    });

  it('and is marked by Space and opened by Enter, on a wide screen and among the cards of a phone', async () => {
    const { page } = admin;
    await page.setViewportSize(desktop);
    await open('/prods');
    await page.locator('tbody > tr').first().locator('a[href]').first().focus();
    await press('ArrowDown');
    await press('Space');
    await page.locator('tbody > tr').nth(1).getByRole('checkbox', { checked: true }).waitFor();
    await press('Space');
    await page.setViewportSize(phone);
    await page.locator('[data-row]').first().locator('a[href]').first().focus();
    expect([await press('End'), await press('Home'), await press('ArrowDown')]).to.deep.equal([
      await page.locator('[data-row]').count(),
      1,
      2,
    ]);
    const name = await page.evaluate<string>('document.activeElement.textContent');
    await press('Enter');
    await page.waitForURL(/\/adm\/prods\/\d+/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('as «?» tells', async () => {
    const { page } = admin;
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: 'Найти' }).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Клавиши' });
    await help.getByRole('heading', { name: 'В строке списка' }).waitFor();
    await help.getByText('Первая и последняя строка страницы').waitFor();
    await page.keyboard.press('Escape');
  });
});
