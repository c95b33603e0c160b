import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Returns to the tab until it shows this: the page of an order looks for news on return, and by itself every 15 seconds. */
export async function shownOnReturn(page: Page, shown: Locator): Promise<void> {
  await eventually(async () => {
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await shown.waitFor({ timeout: 1000 });
  }, 30_000);
}
