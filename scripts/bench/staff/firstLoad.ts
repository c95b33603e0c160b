import { chromium } from 'playwright-core';
import { chromium as findChromium } from '../../lib/chromium.mjs';
import { weigh } from '../web/weigh.ts';

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
      const { scripts } = await weigh(await context.newPage(), address);
      loads[what] = scripts;
      await context.close();
    }
    return loads;
  } finally {
    await browser.close();
  }
}
