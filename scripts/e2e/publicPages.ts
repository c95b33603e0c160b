import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokenOf } from '@odonta/db/seeds/demo/orders/keys.ts';
import {
  below,
  collectionPath,
  partnerBonusPath,
  partnerCoursePath,
} from '@odonta/db/vocabulary/addresses.ts';
import { ownArticlePath } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import type { Page, Response as PageAnswer } from 'playwright-core';
import { eventually } from './eventually.ts';

const folder = path.resolve(import.meta.dirname, '../../storefront/src/pages');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.astro'))
  .map((file) => file.replace(/\.astro$/, '').replace(/(^|\/)index$/, ''));

/** Pages of errors have no address of their own: they are met where nothing is, or where something broke. */
const isOfError = (file: string) => /^\d{3}\b/.test(file);
const fixed = files.filter((file) => !file.includes('[') && !isOfError(file));

/** The pages of a draft and of an invitation are led to by staff alone, those of an order, of a gift certificate, of a followed search, of letters about reviews, of mailings, of a consent to a partner, of a place in line, of a lesson and of a company's request by their letters. */
const isPrivate = (file: string) =>
  [
    'preview/',
    'partner/r/',
    'payment/[',
    'payment/waitlist/',
    'payment/lesson/',
    'follows/',
    'review-letters/',
    'center-letters/',
    'mailing/',
    'partner-consents/',
    'payment/voucher/',
    'certificates/',
    'legal-request/[',
    'legal-request/seat/',
  ].some((begin) => file.startsWith(begin));

/** Every type of page there is: a page that is added is looked at by every test that asks here. */
export const pageTypes: readonly string[] = [
  '404',
  ...files.filter((file) => !isOfError(file) && !isPrivate(file)),
].sort();

export const errorPages: readonly string[] = files.filter(isOfError).sort();

/** A script redirects visitors without a session away from a cabinet. */
export const isCabinet = (type: string) =>
  ['', '/index'].some((end) => {
    const file = path.join(folder, `${type}${end}.astro`);
    return (
      existsSync(file) &&
      /<(CabinetPage|LkPage|(?:Lecturer|Merchant)[A-Z]\w*Page)\b/.test(readFileSync(file, 'utf8'))
    );
  });

/** Opens a page of that type without a session and follows its redirect, so that the next step is not interrupted by it. */
export async function arriveAs(page: Page, type: string, address: string): Promise<PageAnswer | null> {
  const answer = await page.goto(address);
  if (isCabinet(type)) await page.waitForURL(({ pathname }) => pathname !== address);
  return answer;
}

/** An address of that type, found by links of existing pages. */
export async function anAddressOf(type: string, url: string): Promise<string> {
  if (type === '404') return '/net-takoj-stranicy';
  // Their links come with the session of a centre, of a lecturer.
  if (type === 'partner/courses/[id]') return partnerCoursePath(1);
  if (type === 'lk/articles/[id]') return ownArticlePath(1);
  // Its link stands beside the courses of a bonus alone.
  if (type === 'partner-bonuses/[address]') return partnerBonusPath(1, 1);
  if (type === 'r/[code]') return collectionPath(tokenOf('collection 1'));
  if (!type.includes('[')) return `/${type}`;
  const pattern = new RegExp(`^/${type.replace(/\[\.\.\.\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/.]+')}$`);
  const isFixed = (address: string) => fixed.includes(address.slice(1));
  const found = (await linksOf(url)).filter((address) => pattern.test(address) && !isFixed(address));
  // A link may lead to a cabinet without a page yet.
  for (const address of found) if ((await asked(url + address)).ok) return address;
  throw new Error(`No page links to a page of the type ${type}`);
}

/** A page that is unavailable opens by itself a little later, and its links are not known before that. */
async function asked(address: string): Promise<Response> {
  let answer = await fetch(address);
  const isAway = () => answer.status === 503;
  await eventually(async () => {
    if (isAway()) answer = await fetch(address);
    if (isAway()) throw new Error(`${address} is unavailable`);
  }, 30_000);
  return answer;
}

const links = new Map<string, Promise<string[]>>();

function linksOf(url: string): Promise<string[]> {
  const known = links.get(url) ?? readLinks(url);
  links.set(url, known);
  return known;
}

/** Links of the fixed pages, and of a course: some pages are linked from courses alone. */
async function readLinks(url: string): Promise<string[]> {
  const linksAt = async (address: string) => linksIn(await (await asked(url + address)).text());
  const fromFixed = (await Promise.all(fixed.map((page) => linksAt(`/${page}`)))).flat();
  const course = fromFixed.find((address) => address.startsWith(below.prods));
  const all = [...fromFixed, ...(course ? await linksAt(course) : [])];
  return [...new Set(all)].filter((address) => !/^\/(?:api|adm)/.test(address));
}

const linksIn = (html: string) =>
  [...html.matchAll(/<a[^>]* href="(\/[^"#?]*)/g)].map(([, href = '/']) => href);
