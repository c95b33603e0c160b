import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '@odonta/db/testing/atEnd.ts';
import { staffTokenKey } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { expect } from 'chai';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromium as findChromium } from '../lib/chromium.mjs';
import { signedIn } from '../testing/asStaff.ts';
import { app } from './app.ts';
import { eventually } from './eventually.ts';
import { desktop } from './screens.ts';

export { issuesInBothLooks, seriousIssues } from './axe.ts';
export { desktop, phone } from './screens.ts';

export interface Visit {
  page: Page;
  url: string;
  /** Problems that no visit may cause: console errors, uncaught errors, requests to another host. */
  problems: string[];
  /** Resolves when everything asked for has come, and has had a moment to be drawn. */
  settled(): Promise<void>;
  end(): Promise<void>;
}

interface Looks {
  viewport?: { width: number; height: number };
  dark?: boolean;
  javaScript?: boolean;
  /** The app to visit, if not the shared one. */
  at?: string;
}

let browser: Promise<Browser> | undefined;

/** A new visitor of the site, with a browser of his own. */
export async function visit({
  viewport = desktop,
  dark = false,
  javaScript = true,
  at,
}: Looks = {}): Promise<Visit> {
  const url = at ?? (await atApp());
  browser ??= launch();
  const context = await (await browser).newContext({
    baseURL: url,
    userAgent,
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: javaScript,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && problems.push(`console: ${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on(
    'request',
    (request) => isForeign(request.url(), url) && problems.push(`foreign: ${request.url()}`),
  );
  return { page, url, problems, settled: settling(page), end: () => context.close() };
}

/** A visit that all tests of a suite share, signed in as a demo member of staff where one is named. */
export function useVisit({ as, ...looks }: Looks & { as?: string } = {}): Visit {
  const visitor = {} as Visit;
  before(async () => {
    Object.assign(visitor, await visit(looks));
    if (as) await enterAs(visitor.page, as);
  });
  after(() => visitor.end?.());
  return visitor;
}

/** A new visit for each test of a suite. */
export function useVisits(looks: Looks): Visit {
  const visitor = {} as Visit;
  before(async function () {
    this.timeout(300_000);
    await app();
  });
  beforeEach(async () => {
    Object.assign(visitor, await visit(looks));
  });
  afterEach(() => visitor.end?.());
  return visitor;
}

/** All visitors have one address, and the bookings of one must not count against the limits of the next. */
async function atApp(): Promise<string> {
  const { db, url } = await app();
  await db.query(`delete from rate_limits where key like 'payments:%'`);
  return url;
}

async function launch(): Promise<Browser> {
  const launched = await chromium.launch({ executablePath: await findChromium(), args: flags });
  atEnd(() => launched.close());
  return launched;
}

/** Signs a demo member of staff in, through the form. */
export async function signIn(page: Page, key: string, at = '/adm'): Promise<void> {
  await page.goto(`${at}/login`);
  await page.getByLabel('Почта или телефон').fill(`${key}@demo.local`);
  await page.getByLabel(/^Пароль/).fill('Demo1234');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
}

/**
 * Gives the browser a session of a demo user, of staff unless the kept name says else, through the API: the form has tests of its own, and would
 * cost another load of the back-office here. The next page is opened as him.
 */
export async function enterAs(page: Page, key: string, keptAs = staffTokenKey): Promise<void> {
  // A file without scripts lends its origin, so that the token is there before the back-office looks for it.
  await page.goto('/robots.txt');
  const token = await signedIn(new URL(page.url()).origin, key);
  await page.evaluate(`localStorage.setItem('${keptAs}', '${token}')`);
}

/** Opens an address of the back-office as a demo member of staff. */
export async function openAs(page: Page, key: string, address = '/adm'): Promise<void> {
  await enterAs(page, key);
  await page.goto(address);
  await page.getByRole('button', { name: /^Учётная запись/ }).waitFor();
}

/** Goes to another screen of the back-office as a link of its menu does, without loading all of it again; resolves once the former one gives way. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate(`new Promise((moved) => {
    const watch = new MutationObserver(() => moved(watch.disconnect()));
    watch.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    setTimeout(moved, ${longestToMoveMs});
    history.pushState({}, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  })`);
}

/** For a move to the screen that is already shown. */
const longestToMoveMs = 2000;

export function expectNoProblems({ problems }: Visit): void {
  expect(problems).to.deep.equal([]);
}

/** Enough for a machine that is busy with other work. */
const patienceMs = 25_000;
const quietMs = 100;

function settling(page: Page): () => Promise<void> {
  const underWay = new Set<unknown>();
  let last = 0;
  const ended = (request: unknown) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const quiet = async () => {
    const began = Date.now();
    while (underWay.size > 0 || Date.now() - Math.max(began, last) < quietMs) await pause(20);
  };
  // Islands that wait for an idle moment have not made their requests yet; the back-office shows an indicator while it loads
  // code or data, also between two requests.
  const unfinished = page.locator(
    'astro-island[ssr][client=idle], .RaLoadingIndicator-loader, main [role=progressbar]:not([aria-valuenow])',
  );
  return async () => {
    do {
      await quiet();
      await eventually(async () => {
        if ((await unfinished.count()) > 0) throw new Error('The page is not finished.');
      }, patienceMs);
    } while (underWay.size > 0);
  };
}

/** The user agent of an ordinary browser; a headless one is taken for a robot, and its visits are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const flags = [
  // A context's own is not sent with beacons while a page is unloaded.
  `--user-agent=${userAgent}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

function isForeign(address: string, own: string): boolean {
  return /^(https?|wss?):/.test(address) && new URL(address).host !== new URL(own).host;
}
