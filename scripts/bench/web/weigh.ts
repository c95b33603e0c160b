import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

export interface Weight {
  /** All JavaScript a page loads by itself, compressed, in bytes. */
  scripts: number;
  /** Resources that delay the first paint. */
  blocking: string[];
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds to the largest contentful paint. */
  painted: number;
}

/** `readScripts` is for a page on which no island has been used: React alone is three times as much. */
export const budgets = {
  scripts: 100 * 1024,
  readScripts: 20 * 1024,
  stylesheets: 1,
  shift: 0.02,
  paintedMs: 1500,
};

/** Asks as the browser's own tools do; runs before anything of the page. */
const observe = `window.__shift = 0; window.__painted = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__painted = entry.startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });`;

export const weigh = async (page: Page, address: string): Promise<Weight> =>
  (await scales(page))(() => page.goto(address, { waitUntil: 'networkidle' }));

/** Weighs everything a page loads on arrival; it ends when all requests have been answered. */
export async function scales(
  page: Page,
): Promise<(arrive: () => ReturnType<Page['goto']>) => Promise<Weight>> {
  await page.addInitScript(observe);
  await clearCache(page);
  return async (arrive) => {
    const scripts: Response[] = [];
    const listen = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    };
    page.on('response', listen);
    const answer = await arrive();
    page.off('response', listen);
    const html = (await answer?.text()) ?? '';
    const sizes = await Promise.all(scripts.map(compressed));
    const [shift, painted] = (await page.evaluate('[window.__shift, window.__painted]')) as [number, number];
    return {
      scripts: sizes.reduce((sum, size) => sum + size, 0),
      blocking: blockingIn(html),
      shift,
      painted,
    };
  };
}

/** Visitors arrive with an empty cache: late resources make a page shift. */
async function clearCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

const known = new Map<string, number>();

/** Compressed by ourselves and not as sent: the same on every machine, behind any proxy. */
export async function compressed(script: Response): Promise<number> {
  const key = script.url();
  const size = known.get(key) ?? brotliCompressSync(await script.body()).length;
  // Only files named by a hash of their content are the same each time.
  if (/\/(?:_astro|assets)\//.test(key)) known.set(key, size);
  return size;
}

/** The limits that a page exceeds. */
export function excessesOf({ scripts, blocking, shift }: Weight): string[] {
  return [
    ...(scripts > budgets.scripts ? [`${Math.round(scripts / 1024)} KiB of JavaScript`] : []),
    ...blocking,
    ...(shift > budgets.shift ? [`shifts by ${shift}`] : []),
  ];
}

/** Stylesheets and scripts that are neither modules, deferred nor asynchronous. */
function blockingIn(html: string): string[] {
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
  return [
    ...sheets.slice(budgets.stylesheets),
    ...scripts.filter((tag) => !/type="module"|\b(?:defer|async)\b/.test(tag)),
  ];
}
