import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone } from './screens.ts';

/** Half as long to send and to read as the source that comes with the module. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Axe leaves its experimental rules out of every list of tags, also those of WCAG: for one, a name must begin with the visible text. */
const experimental = axe
  .getRules(wcag)
  .filter(({ tags }) => tags.includes('experimental'))
  .map(({ ruleId }) => ruleId)
  // It takes the name of the site in bold for a heading.
  .filter((rule) => rule !== 'p-as-heading');
const options: RunOptions = {
  runOnly: [...wcag, 'best-practice'],
  rules: Object.fromEntries(experimental.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
};

/**
 * The issues that axe calls serious or critical once nothing moves, in words; below one element if it is named.
 * The code of axe is loaded once per document.
 */
export async function seriousIssues(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(still());
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${source}\n${configured}`);
  return page.evaluate(`${markLooks}; axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.replace(' data-look=""', '').slice(0, 160)).join(' · ')))`);
}

/**
 * Contrast is two thirds of axe's time, and a hundred cards have the same. It is measured once per kind of
 * text: elements with the same classes, colours and sizes all the way up count as alike, and of those the
 * first and the last are measured.
 */
const configured = `axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] })`;
const markLooks = `(() => {
  for (const marked of document.querySelectorAll('[data-look]')) marked.removeAttribute('data-look');
  const numbers = new Map();
  const looks = new Map();
  const lookOf = (element) => {
    if (!element) return 0;
    if (looks.has(element)) return looks.get(element);
    const style = getComputedStyle(element);
    const parts = ['color', 'backgroundColor', 'backgroundImage', 'fontSize', 'fontWeight', 'opacity', 'textShadow', 'filter', 'position'];
    const look = [lookOf(element.parentElement), element.localName, element.getAttribute('class'),
      element.disabled, element.control?.disabled, element.ariaDisabled, ...parts.map((part) => style[part])].join('|');
    if (!numbers.has(look)) numbers.set(look, numbers.size + 1);
    looks.set(element, numbers.get(look));
    return numbers.get(look);
  };
  const saysSomething = (element) => /^(input|select|textarea)$/.test(element.localName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  const first = new Map();
  const last = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    if (!saysSomething(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const look = lookOf(element);
    if (!first.has(look)) first.set(look, element);
    last.set(look, element);
  }
  for (const element of [...first.values(), ...last.values()]) element.setAttribute('data-look', '');
})()`;

/** Resolves once the condition holds and nothing is on its way any more: text that fades in lacks contrast. */
const still = (condition = 'true') => `new Promise((drawn) => {
  const look = () => {
    const isMoving = document.getAnimations().some(({ effect, playState }) =>
      playState === 'running' && effect.getComputedTiming().endTime !== Infinity);
    if (!isMoving && (${condition})) requestAnimationFrame(() => requestAnimationFrame(drawn));
    else setTimeout(look, 20);
  };
  look();
})`;

const wears = (scheme: 'light' | 'dark') =>
  `getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0) < 384 === ${scheme === 'dark'}`;

/** At its present width and in its present colours. */
export async function issuesAsItLooks(page: Page, within?: string): Promise<string[]> {
  const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  const sideways = (await page.evaluate(isWide)) ? ['scrolls sideways'] : [];
  return [...sideways, ...(await seriousIssues(page, within))];
}

/**
 * Checks a light desktop and a dark phone, without reloading the page, and restores it afterwards. `narrowed`
 * prepares the phone's view, and returns the element that then covers all others, if one does.
 */
export async function issuesInBothLooks(
  page: Page,
  narrowed?: () => Promise<string | undefined>,
): Promise<string[]> {
  const issues: string[] = [];
  const found = page.viewportSize() ?? desktop;
  const scheme = await page.evaluate<'light' | 'dark'>(
    "matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'",
  );
  const look = async (name: string, viewport: typeof phone, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const place = viewport === phone ? await narrowed?.() : undefined;
    await page.evaluate(still(wears(colorScheme)));
    for (const issue of await issuesAsItLooks(page, place)) issues.push(`${name}: ${issue}`);
  };
  await look('a desktop by day', desktop, 'light');
  await look('a phone by night', phone, 'dark');
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize(found);
  return issues;
}
