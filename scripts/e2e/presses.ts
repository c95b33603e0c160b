import type { Page } from 'playwright-core';

/**
 * Counts what a person presses on a page from now on, through all its navigations: every pointer press, and every
 * key that types nothing. Typing of text is not counted. Call it before the page is opened.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('pressedByPerson', () => {
    count += 1;
  });
  await page.addInitScript(listening);
  return () => count;
}

/** Runs in the page, whose types are not those of the tests. */
const listening = `
  const fields = 'textarea, [contenteditable], input:not([type=checkbox]):not([type=radio])';
  const isTyping = ({ key, target }) => key.length === 1 && target instanceof Element && target.matches(fields);
  addEventListener('pointerdown', (event) => event.isTrusted && pressedByPerson(), true);
  addEventListener('keydown', (event) => event.isTrusted && !isTyping(event) && pressedByPerson(), true);
`;
