import type { Page } from 'playwright-core';

/** Agrees to the terms of a form that is filled for others too, and is led to the order with its invoice. */
export async function getInvoice(page: Page): Promise<void> {
  await page.getByLabel(/^Я (согласен|действую от своего имени)/).check();
  await page.getByLabel(/^Принимаю/).check();
  await page.getByRole('button', { name: 'Получить счёт' }).click();
  await page.waitForURL(/\/payment\/[\w-]{32}(\?|$)/);
}
