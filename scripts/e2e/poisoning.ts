import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

export const evil = 'evil.example';
export const smuggled: Readonly<Record<string, string>> = {
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

/** The ways in which a page can be changed: first for the sender, then for a visitor who sends nothing. */
export async function poisonings(url: string, address: string): Promise<string[]> {
  const found: string[] = [];
  // The attack comes before the clean page: a poisoned answer would be cached at the first request.
  const attempts: [string, () => Promise<string>][] = [
    ...Object.entries(smuggled).map(
      ([name, value]) =>
        [name, () => ask(url, address, { [name]: value })] as [string, () => Promise<string>],
    ),
    ...queries.map(
      (query) => [query, () => ask(url, `${address}?${encodeURI(query)}`)] as [string, () => Promise<string>],
    ),
  ];
  const answers: [string, string][] = [];
  for (const [name, attack] of attempts) {
    const [own, others] = [await attack(), await ask(url, address)];
    if (isStrange(own)) found.push(`${name}, for himself`);
    if (isStrange(others)) found.push(`${name}, for others`);
    answers.push([name, own]);
  }
  const clean = await ask(url, address);
  for (const [name, own] of answers) if (own !== clean) found.push(`${name}, in other bytes`);
  return found;
}

const isStrange = (answer: string) => answer.includes(evil);

/** Head and body in one text, without parts that differ each time. */
export function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, async (res) => {
      const body = Buffer.concat(await res.toArray()).toString();
      const { date: _date, 'x-request-id': _id, age: _age, 'server-timing': _timing, ...head } = res.headers;
      resolve(`${res.statusCode} ${JSON.stringify(head)}\n${body}`);
    }).on('error', reject);
  });
}

/** Caches for all visitors what a header made of a page: the checks above must find it. */
export async function naiveSite() {
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
