import { chromium, type Page, type Response } from 'playwright-core';
import { chromium as findChromium } from '../../lib/chromium.mjs';
import { compressed } from '../web/weigh.ts';

export const firstLoadBudget = 400 * 1024;

/** The JavaScript, compressed, of who opens the back-office for the first time: to sign in, and to see a list at once. */
export async function firstLoads(url: string, token: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const loads: Record<string, number> = {};
    for (const [what, address, key] of [
      ['the sign-in', '/adm/login', null],
      ['a list', '/adm/manager_requests', token],
    ] as const) {
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
      if (key)
        await context.addInitScript(`localStorage.setItem('odonta.session.staff', ${JSON.stringify(key)})`);
      loads[what] = await scriptsOf(await context.newPage(), address);
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}

/**
 * All JavaScript, compressed, until the page can be used: up to its form or the rows of its list, and
 * everything still being requested then.
 */
export async function scriptsOf(page: Page, address: string): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('tbody > tr a[href], form button[type="submit"]').first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map(compressed));
  return sizes.reduce((sum, size) => sum + size, 0);
}
