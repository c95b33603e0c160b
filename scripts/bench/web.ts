import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { chromium as findChromium } from '../lib/chromium.mjs';
import { startFilledProduct } from './lib/product.ts';
import { median } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { type Categories, lighthouseScores } from './web/lighthouse.ts';
import { budgets, type Weight, weigh } from './web/weigh.ts';

/** The experience of a visitor with a slow phone: budgets are printed and checked. `--url` measures a server that is already running. */
const rounds = 3;
const leastScores: Categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const given = process.argv[process.argv.indexOf('--url') + 1];
const product = process.argv.includes('--url') ? null : await startFilledProduct();
const url = product?.url ?? given ?? '';
const executablePath: string = await findChromium();
const port = 9300 + (process.pid % 500);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
});
const missed: string[] = [];
const rows: string[][] = [];
try {
  for (const [name, address] of Object.entries(await pages())) {
    const weights: Weight[] = [];
    const scores: Categories[] = [];
    for (let round = 0; round < rounds; round += 1) {
      weights.push(await onSlowPhone(browser, address));
      scores.push(await lighthouseScores(url + address, port));
    }
    rows.push(lock(name, weights, scores));
  }
} finally {
  await browser.close();
  await product?.stop();
}
const columns = [
  'slow 4G, CPU / 4',
  'JavaScript, KiB',
  'CLS',
  'LCP, ms',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
];
console.log(table(columns, rows));
for (const miss of missed) console.log(`over budget: ${miss}`);
process.exitCode = missed.length === 0 ? 0 : 1;

function lock(name: string, weights: readonly Weight[], scores: readonly Categories[]): string[] {
  const middle = (of: (weight: Weight) => number) => median(weights.map(of));
  const [scripts, shift, painted] = [
    middle((one) => one.scripts),
    middle((one) => one.shift),
    middle((one) => one.painted),
  ];
  if (scripts > budgets.readScripts) missed.push(`${name}: JavaScript`);
  if (shift > budgets.shift) missed.push(`${name}: CLS`);
  if (painted > budgets.paintedMs) missed.push(`${name}: LCP`);
  for (const tag of weights[0]?.blocking ?? []) missed.push(`${name}: ${tag} blocks`);
  const marks = Object.entries(leastScores).map(([category, least]) => {
    const score = median(scores.map((one) => one[category as keyof Categories]));
    if (score < least) missed.push(`${name}: ${category}`);
    return figure(score);
  });
  return [name, figure(scripts / 1024, 1), figure(shift, 3), figure(painted), ...marks];
}

async function onSlowPhone(inside: Browser, address: string): Promise<Weight> {
  const context = await inside.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  const weight = await weigh(page, address);
  await context.close();
  return weight;
}

/** The profile «Slow 4G» of the browser's own tools, on a processor four times slower. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  const bytesASecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function pages(): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/prods/search?limit=1`);
  const { message } = (await answer.json()) as { message: { prods: { id: number; slug: string }[] } };
  const [prod] = message.prods;
  return {
    home: '/',
    category: '/hirurgiya-i-implantologiya',
    // The whole catalogue: the results of a query are hidden from search engines, and Lighthouse would complain about that.
    search: '/search',
    course: `/prods/${prod?.slug}-${prod?.id}`,
  };
}
