import type { Page } from 'playwright-core';

/** On a phone the banner row waits for this. */
export async function closeStrip(page: Page): Promise<void> {
  const strip = page.getByRole('complementary', { name: 'Объявление' });
  await strip.getByRole('button', { name: 'Закрыть объявление' }).click();
  await strip.waitFor({ state: 'hidden' });
}
