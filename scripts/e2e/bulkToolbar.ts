import type { Page } from 'playwright-core';

/** The bar above a list with a selection. */
export const bulkToolbar = (page: Page) =>
  page.getByRole('toolbar', { name: 'Действия с выбранными записями' });

/** Ticks the rows, or on a phone the cards, with this text. */
export async function tick(page: Page, text: string): Promise<void> {
  const rows = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });
  await rows.first().waitFor();
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
}
