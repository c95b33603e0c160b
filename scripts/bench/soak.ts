import { parseArgs } from 'node:util';
import { listeners, residentMegabytes } from './lib/processes.ts';
import { startFilledProduct } from './lib/product.ts';
import { figure, table } from './lib/table.ts';
import { metricsToken } from './memory/caches.ts';
import { memoryIssues } from './memory/issues.ts';
import { openMixture } from './memory/mixture.ts';
import { openVisitors } from './memory/visitors.ts';

/**
 * The memory of a node over time, under pages, lists, searches, bookings, documents and pictures as they are mixed
 * on a working day. Fails if it holds more than the budget at the end, or if a cache is over its bound.
 */
const { values } = parseArgs({
  options: {
    /** 60 is the measurement; the default shows whether memory goes on growing. */
    minutes: { type: 'string', default: '6' },
    courses: { type: 'string', default: '50000' },
    budget: { type: 'string', default: '250' },
    /** A server that runs with TRUST_PROXY=1, METRICS_TOKEN as in `memory/caches.ts`, and demo data. */
    url: { type: 'string' },
  },
});
const rows = 12;
const restMs = 20_000;
const budget = Number(values.budget);

const product = values.url
  ? { url: values.url, stop: async () => undefined }
  : await startFilledProduct({
      TRUST_PROXY: '1',
      METRICS_TOKEN: metricsToken,
      DEMO_COURSES: values.courses,
    });
try {
  const pids = listeners(product.url);
  const visitors = await openVisitors(product.url);
  const mixture = await openMixture(visitors);
  const columns = ['minute', 'calls', 'RSS, MB', 'at most, MB', 'aim, MB'];
  const measured = [row('0', residentMegabytes(pids))];
  const began = performance.now();
  const eachMs = (Number(values.minutes) * 60_000) / rows;
  for (let at = 1; at <= rows && performance.now() - began < rows * eachMs; at += 1) {
    let most = 0;
    do {
      await mixture.round();
      most = Math.max(most, residentMegabytes(pids));
    } while (performance.now() - began < at * eachMs);
    measured.push(row(figure((performance.now() - began) / 60_000, 1), most));
    console.log(measured.at(-1)?.join('  '));
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
  measured.push(row('20 s of rest', residentMegabytes(pids)));
  console.log(`\n${table(columns, measured)}\n`);
  const held = residentMegabytes(pids);
  const issues = await memoryIssues(product.url, visitors, { held, budget });
  for (const issue of issues) console.error(issue);
  if (issues.length === 0) console.log(`PASS: ${figure(held)} MB, and ${budget} are the aim`);
  process.exitCode = issues.length > 0 ? 1 : 0;

  function row(when: string, most: number): string[] {
    return [when, figure(visitors.calls), figure(residentMegabytes(pids)), figure(most), String(budget)];
  }
} finally {
  await product.stop();
}
