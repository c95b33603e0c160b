import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

export interface Weight {
  /** All JavaScript a page loads by itself, compressed, in bytes. */
  scripts: number;
  /** What keeps the first content from being painted. */
  blocking: string[];
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds to the largest contentful paint. */
  painted: number;
}

export const budgets = { scripts: 100 * 1024, stylesheets: 1, shift: 0.02, paintedMs: 1500 };

/** Asks as the browser's own tools do; runs before anything of the page. */
const observe = `window.__shift = 0; window.__painted = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__painted = entry.startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });`;

export async function weigh(page: Page, address: string): Promise<Weight> {
  const scripts: Response[] = [];
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', listen);
  await page.addInitScript(observe);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', listen);
  const html = (await answer?.text()) ?? '';
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  const [shift, painted] = (await page.evaluate('[window.__shift, window.__painted]')) as [number, number];
  return {
    // Counted by ourselves and not as sent: the same on every machine, whatever a proxy made of it.
    scripts: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
    blocking: blockingIn(html),
    shift,
    painted,
  };
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
