import { setTimeout as pause } from 'node:timers/promises';
import { forMetrics } from '../../e2e/filledApp.ts';
import { asStaff } from '../../testing/asStaff.ts';
import { plain } from './change.ts';

interface Sample {
  /** How many pages below each first segment are read; those that visitors are led to first. */
  atMost?: number;
}

/** The public site as anybody reads it, and its staff API as an administrator of the demo uses it. */
export interface Site {
  /** Every address of the sitemaps, and some that are in none. */
  addresses: readonly string[];
  /** One of them: of a course that never was. */
  lost: string;
  /** The page as it is answered, its status and where it leads in the first line. */
  read(address: string): Promise<string>;
  /** Reads these pages, so that each is cached; returns their texts by address. */
  readAll(addresses: readonly string[]): Promise<Map<string, string>>;
  /** The pages among these that the server renders again when requested. */
  madeAnew(addresses: Iterable<string>): Promise<string[]>;
  api<Message>(path: string): Promise<Message>;
  staff<Message>(method: string, path: string, body?: unknown): Promise<Message>;
  /** Asks for the page until it passes; answers after how many milliseconds it was still asked for in vain. */
  lastOld(address: string, isNew: (html: string, address: string) => boolean): Promise<number>;
}

const lost = '/prods/never-was-2147483647';

export async function openSite(
  url: string,
  { atMost = Number.POSITIVE_INFINITY }: Sample = {},
): Promise<Site> {
  const text = async (path: string) => (await fetch(url + path, forMetrics)).text();
  const read = async (address: string) => {
    const answer = await fetch(url + address, { redirect: 'manual' });
    const html = plain(await answer.text());
    return `${answer.status} ${answer.headers.get('location') ?? ''}\n${html}`;
  };
  const renders = async () => Number(/^page_renders (\d+)/m.exec(await text('/metrics'))?.[1]);
  const admin = await asStaff(url);
  const prominent = (await Promise.all(['/search', '/articles', '/'].map(text))).flatMap(linksOf);
  const known = await addressesOf(text);
  const inOrder = [...new Set([...prominent.filter((address) => known.includes(address)), ...known])];
  const addresses = [...firstOfEach(inOrder, atMost), '/search', '/search?sortDate=asc', lost];
  return {
    addresses,
    lost,
    read,
    async readAll(asked) {
      const pages = new Map<string, string>();
      for (const address of asked) pages.set(address, await read(address));
      return pages;
    },
    async madeAnew(asked) {
      const made: string[] = [];
      let before = await renders();
      for (const address of asked) {
        await read(address);
        const now = await renders();
        if (now > before) made.push(address);
        before = now;
      }
      return made;
    },
    api: async (path) => ((await (await fetch(`${url}/api${path}`)).json()) as { message: never }).message,
    staff: (method, path, body) => admin(method, `/adm${path}`, body),
    async lastOld(address, isNew) {
      const began = performance.now();
      let old = 0;
      for (;;) {
        const asked = performance.now() - began;
        if (isNew(await read(address), address)) return old;
        if (asked > 10_000) throw new Error(`${address} stays as it was`);
        old = asked;
        await pause(10);
      }
    },
  };
}

async function addressesOf(text: (path: string) => Promise<string>): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  const parts = await Promise.all(locations(await text('/sitemap.xml')).map(text));
  const addresses = [...new Set(parts.flatMap(locations))];
  if (addresses.length === 0) throw new Error('The sitemaps name no page');
  return addresses;
}

const linksOf = (html: string) => [...html.matchAll(/ href="(\/[^"#?]*)"/g)].map(([, href = '/']) => href);

/** Single pages all, and of those below one segment the first. */
function firstOfEach(addresses: readonly string[], atMost: number): string[] {
  const counts = new Map<string, number>();
  return addresses.filter((address) => {
    const [, segment = '', below] = address.split('/');
    if (below === undefined) return true;
    const count = (counts.get(segment) ?? 0) + 1;
    counts.set(segment, count);
    return count <= atMost;
  });
}
