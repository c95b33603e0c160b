import { Agent, type RequestOptions, request } from 'node:http';

/**
 * Readers of pages: each asks for the banners of a slot and reports that it saw them all. `readers.ts <url> <showings> <a second>
 * <clients> [reads]`, as fast as it goes with 0 a second; prints what was reported. With `reads` they ask for a cached answer as
 * often instead, and count nothing.
 */
const [url = '', ...numbers] = process.argv.slice(2, 6);
const isCounted = process.argv[6] !== 'reads';
const [count = 0, rate = 0, clients = 1] = numbers.map(Number);
const inAnswer = 5;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const began = performance.now();
const said = { reported: 0, clicks: 0, failed: 0 };
/** Every run has visitors of its own. */
const first = Math.floor(Math.random() * 2 ** 22);
let taken = 0;

await Promise.all(Array.from({ length: clients }, read));
console.log(JSON.stringify({ ...said, seconds: (performance.now() - began) / 1000 }));
agent.destroy();

async function read(): Promise<void> {
  while (taken < count) {
    const due = rate === 0 ? 0 : began + (taken / rate) * 1000 - performance.now();
    const visitor = first + taken / inAnswer;
    taken += inAnswer;
    if (due > 1) await new Promise((resolve) => setTimeout(resolve, due));
    await oneVisit(visitor).catch((error) => {
      if (said.failed === 0) console.error(error);
      said.failed += 1;
    });
  }
}

/** Each from an address of his own, as behind a proxy; one in a hundred follows a banner. */
async function oneVisit(visitor: number): Promise<void> {
  const from = { 'user-agent': browser, 'x-forwarded-for': addressOf(visitor) };
  if (!isCounted) {
    for (const _ of [1, 2]) await call('GET', '/api/prods/search?limit=2', from);
    return;
  }
  const { text } = await call('GET', '/api/banner/get?module=site&position=5&count=5', from);
  const { message } = JSON.parse(text) as { message: { nonce: string; click_url: string }[] };
  const seen = message.map(({ nonce }) => nonce);
  const { status } = await call('POST', '/api/banner/viewUser', from, JSON.stringify({ shown: [], seen }));
  if (status !== 200) throw new Error(String(status));
  said.reported += seen.length;
  if (visitor % 100 !== 0) return;
  await call('GET', message[0]?.click_url ?? '/', from);
  said.clicks += 1;
}

function addressOf(visitor: number): string {
  return `10.${64 + ((visitor >> 16) & 63)}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

function call(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; text: string }> {
  const ofBody =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) };
  const options: RequestOptions = { method, agent, headers: { ...headers, ...ofBody } };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, options, (answer) => {
      const parts: string[] = [];
      answer.setEncoding('utf8').on('data', (part: string) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: parts.join('') }));
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}
