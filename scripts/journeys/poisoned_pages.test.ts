import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { market } from './market.ts';
import { anAddressOf, pageTypes } from './publicPages.ts';

const evil = 'evil.example';
const smuggled: Readonly<Record<string, string>> = {
  host: evil,
  'x-forwarded-host': evil,
  'x-forwarded-proto': 'http',
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-prefix': `/${evil}`,
  'x-forwarded-port': '6666',
  'x-real-ip': '6.6.6.6',
  'x-original-url': `/${evil}`,
  'x-rewrite-url': `/${evil}`,
  'x-http-method-override': 'DELETE',
  forwarded: `host=${evil};proto=http`,
  cookie: `session=${evil}; theme=${evil}; city=${evil}`,
  authorization: `Bearer ${evil}`,
  'accept-language': 'en',
  'user-agent': `<script>${evil}</script>`,
  origin: `https://${evil}`,
  referer: `https://${evil}/`,
  'cache-control': 'no-cache',
  'x-page-cache': `{"maxAge":999999,"tags":["${evil}"]}`,
};
const queries = [`utm_source=${evil}`, `q[]=${evil}`, `ref=<script>${evil}`, `__proto__=${evil}`, `${evil}`];

describe('A stranger poisons no page of the market', function () {
  this.timeout(180_000);

  for (const type of pageTypes)
    it(`of the type /${type}, by any header or parameter, for himself or for those who come after`, async () => {
      const { url } = await market();
      expect(await poisonings(url, await anAddressOf(type, url))).to.deep.equal([]);
    });

  it('of a course that nobody has asked for before him', async () => {
    const { url, db } = await market();
    const { rows } = await db.query(
      `select id, slug from prods where status = 'CONFIRMED' and archived_at is null order by id desc limit $1`,
      [Object.keys(smuggled).length],
    );
    for (const [index, [name, value]] of Object.entries(smuggled).entries()) {
      const path = `/prods/${rows[index].slug}-${rows[index].id}`;
      const first = await ask(url, path, { [name]: value });
      const victim = await ask(url, path);
      expect(first.includes(evil), `${name} comes out`).to.equal(false);
      expect(victim, `${name} stays for others`).to.equal(first);
    }
  });

  it('where one could be poisoned, this would be seen: a naive cache before a page that reads a header', async () => {
    const naive = await naiveSite();
    expect(await poisonings(naive.url, '/'))
      .to.include('host, for himself')
      .and.include('host, for others');
    naive.close();
  });
});

/** By what the page can be changed: first for whoever sends it, then for a visitor who sends nothing. */
async function poisonings(url: string, address: string): Promise<string[]> {
  const found: string[] = [];
  // Whatever is kept under the name of the attack would be kept at its first asking, so each is asked before the clean page is.
  const attempts: [string, () => Promise<string>][] = [
    ...Object.entries(smuggled).map(
      ([name, value]) =>
        [name, () => ask(url, address, { [name]: value })] as [string, () => Promise<string>],
    ),
    ...queries.map(
      (query) => [query, () => ask(url, `${address}?${encodeURI(query)}`)] as [string, () => Promise<string>],
    ),
  ];
  for (const [name, attack] of attempts) {
    if (isStrange(await attack())) found.push(`${name}, for himself`);
    if (isStrange(await ask(url, address))) found.push(`${name}, for others`);
  }
  const clean = await ask(url, address);
  for (const [name, attack] of attempts)
    if ((await attack()) !== clean) found.push(`${name}, in other bytes`);
  return found;
}

const isStrange = (answer: string) => answer.includes(evil);

/** Head and body in one text, without what is different each time. */
function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, async (res) => {
      const body = Buffer.concat(await res.toArray()).toString();
      const { date: _date, 'x-request-id': _id, age: _age, 'server-timing': _timing, ...head } = res.headers;
      resolve(`${res.statusCode} ${JSON.stringify(head)}\n${body}`);
    }).on('error', reject);
  });
}

async function naiveSite() {
  const kept = new Map<string, string>();
  const server = createServer((req, res) => {
    const key = req.url ?? '/';
    const page = kept.get(key) ?? `<link rel="canonical" href="https://${req.headers.host}/">`;
    if (page.includes(evil)) kept.set(key, page);
    res.end(page);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
