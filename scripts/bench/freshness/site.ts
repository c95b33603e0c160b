import { setTimeout as pause } from 'node:timers/promises';

/** The public site as anybody reads it, and its staff API as an administrator of the demo uses it. */
export interface Site {
  /** Every address of the sitemaps. */
  addresses: readonly string[];
  html(address: string): Promise<string>;
  /** Reads all pages, so that each is kept; answers their texts by address. */
  readAll(): Promise<Map<string, string>>;
  /** How many renderings of pages the server has made so far. */
  renders(): Promise<number>;
  staff<Message>(method: string, path: string, body?: unknown): Promise<Message>;
  /** Milliseconds until all these pages pass; throws after ten seconds. */
  untilNew(addresses: readonly string[], isNew: (html: string) => boolean): Promise<number>;
}

export async function openSite(url: string): Promise<Site> {
  const text = async (path: string) => (await fetch(url + path)).text();
  const html = async (address: string) => (await text(address)).replaceAll(/[\u00a0\u202f]/g, ' ');
  const staff = staffOf(url, await signIn(url));
  const addresses = [...(await addressesOf(text)), '/search'];
  return {
    addresses,
    html,
    staff,
    async readAll() {
      const pages = new Map<string, string>();
      for (const address of addresses) pages.set(address, await html(address));
      return pages;
    },
    renders: async () => Number(/^page_renders (\d+)/m.exec(await text('/metrics'))?.[1]),
    async untilNew(shown, isNew) {
      const began = performance.now();
      for (const address of shown)
        while (!isNew(await html(address))) {
          if (performance.now() - began > 10_000) throw new Error(`${address} stays as it was`);
          await pause(10);
        }
      return performance.now() - began;
    },
  };
}

async function addressesOf(text: (path: string) => Promise<string>): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  const parts = await Promise.all(locations(await text('/sitemap.xml')).map(text));
  return [...new Set(parts.flatMap(locations))];
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/partner/checkAuth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin@demo.local', password: 'Demo1234' }),
  });
  return ((await answer.json()) as { message: { token: string } }).message.token;
}

function staffOf(url: string, token: string): Site['staff'] {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api/adm${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { message } = (await answer.json()) as { message: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(message)}`);
    return message;
  };
}
