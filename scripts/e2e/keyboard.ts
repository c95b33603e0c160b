import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';

const FURTHEST = 120;

/** Presses Tab until this has the focus, as a user without a mouse must; every stop on the way must be visible. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.first().waitFor();
  for (let presses = 0; presses < FURTHEST; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(visibleFocus), 'a stop that nobody sees').to.equal('');
    if (await hasFocus(goal.first())) return;
  }
  throw new Error(`Tab does not come to it within ${FURTHEST} presses`);
}

/** Comes to it and presses the key there. */
export async function pressOn(page: Page, goal: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press(key);
}

/** Past the header, by the link at the beginning of the page. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

export async function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.matches(':focus'));
}

/** Empty, or the focused element if its focus is invisible: neither it nor its surroundings look any different. */
const visibleFocus = `(() => {
  const at = document.activeElement;
  // A date has several stops inside, and looking at it would lead back to the first.
  if (!at || at === document.body || at.type === 'date') return '';
  const look = ({ outlineStyle, outlineWidth, boxShadow, borderColor }) =>
    [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor].join();
  const near = [at, at.nextElementSibling];
  for (let around = at.parentElement; around && near.length < 7; around = around.parentElement) near.push(around);
  const looks = () =>
    near.filter(Boolean).flatMap((element) => [null, '::after'].map((part) => look(getComputedStyle(element, part)))).join(';');
  const focused = looks();
  at.blur();
  const plain = looks();
  at.focus({ preventScroll: true, focusVisible: true });
  return focused === plain ? at.outerHTML.slice(0, 200) : '';
})()`;
