import os from 'node:os';
import { parseArgs } from 'node:util';
import { signedIn } from '../testing/asStaff.ts';
import { onDatabase } from './lib/onDatabase.ts';
import { listeners } from './lib/processes.ts';
import { percentile } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { longActions } from './staff/actions.ts';
import { fillWithCourses, fillWithYears, knownOf } from './staff/app.ts';
import { exportOf } from './staff/exports.ts';
import { firstLoadBudget, firstLoads } from './staff/firstLoad.ts';
import { askings, pathOf } from './staff/lists.ts';

/** The back-office after years of work: its longest lists, its exports, bulk actions and its first load against their budgets. */
const budgets = { listMs: 100, exportSeconds: 5, exportMb: 150, scripts: firstLoadBudget };
const warmUps = 3;

const { values } = parseArgs({
  options: {
    /** Audit entries, and orders; requests are a tenth of them. */
    rows: { type: 'string', default: '1000000' },
    courses: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '40' },
    lists: { type: 'boolean', default: true },
    exports: { type: 'boolean', default: true },
    actions: { type: 'boolean', default: true },
    load: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const size = {
  entries: Number(values.rows),
  requests: Math.ceil(Number(values.rows) / 10),
  orders: Number(values.rows),
  courses: Number(values.courses),
};
/** As many as one bulk may take. */
const inBulk = 10_000;
const missed: string[] = [];

await onDatabase('staff', async ({ databaseUrl, product }) => {
  const url = await product('120');
  await fillWithYears(databaseUrl, size);
  await fillWithCourses(databaseUrl, 'years', size.courses);
  if (values.actions) await fillWithCourses(databaseUrl, 'bench', inBulk);
  const token = await signedIn(url);
  const busy = os.loadavg()[0] ?? 0;
  console.log(
    `${figure(size.entries)} audit entries, ${figure(size.requests)} requests, ${figure(size.orders)} orders, ${figure(size.courses)} courses; load ${figure(busy, 1)}\n`,
  );
  // First of all in a process that has done nothing yet: its memory has still to grow.
  if (values.exports) await measureExports(url, token, 'as the first thing a process does');
  if (values.lists) await measureLists(url, token, databaseUrl);
  if (values.exports && values.lists) await measureExports(url, token, 'after the lists');
  if (values.actions) await measureActions(url, token);
  if (values.load) await measureFirstLoad(url, token);
});
for (const miss of missed) console.log(`over budget: ${miss}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function measureLists(url: string, token: string, databaseUrl: string): Promise<void> {
  const rows: string[][] = [];
  for (const asking of askings({ ...size, ...(await knownOf(databaseUrl)) })) {
    const times: number[] = [];
    for (let round = -warmUps; round < Number(values.rounds); round += 1) {
      const began = performance.now();
      const answer = await fetch(`${url}/api${pathOf(asking)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.text();
      if (!answer.ok) throw new Error(`${pathOf(asking)}: ${answer.status}`);
      if (round >= 0) times.push(performance.now() - began);
    }
    const [middle, late] = [percentile(times, 50), percentile(times, 95)];
    const name = `${asking.resource}: ${asking.what}`;
    if (late > budgets.listMs) missed.push(`${name}: ${figure(late)} ms`);
    rows.push([name, figure(middle, 1), figure(late, 1)]);
  }
  console.log(`${table(['list', 'p50, ms', 'p95, ms'], rows)}\n`);
}

async function measureExports(url: string, token: string, when: string): Promise<void> {
  const rows: string[][] = [];
  for (const format of ['csv', 'xlsx']) {
    const taken = await exportOf(url, token, listeners(url), `/adm/manager_requests/export?format=${format}`);
    const growth = taken.residentMost - taken.residentBefore;
    if (taken.seconds > budgets.exportSeconds)
      missed.push(`${format} ${when}: ${figure(taken.seconds, 1)} s`);
    if (growth > budgets.exportMb) missed.push(`${format} ${when}: ${figure(growth)} MB`);
    rows.push([
      format,
      figure(taken.seconds, 2),
      figure(taken.cpuSeconds, 2),
      ...[taken.megabytes, taken.residentBefore, taken.residentMost, growth].map((value) => figure(value)),
    ]);
  }
  const columns = [
    'seconds',
    'of CPU',
    'file, MB',
    'RSS before, MB',
    'RSS at most, MB',
    'of it for the export, MB',
  ];
  console.log(`${table([`export of ${figure(size.requests)} requests, ${when}`, ...columns], rows)}\n`);
}

async function measureActions(url: string, token: string): Promise<void> {
  const rows = (await longActions(url, token, inBulk)).map(({ what, seconds, budget }) => {
    if (seconds > budget) missed.push(`${what}: ${figure(seconds, 1)} s`);
    return [what, figure(seconds, 1), figure(budget)];
  });
  console.log(`${table(['action', 'seconds', 'budget'], rows)}\n`);
}

async function measureFirstLoad(url: string, token: string): Promise<void> {
  const rows = Object.entries(await firstLoads(url, token)).map(([what, bytes]) => {
    if (bytes > budgets.scripts) missed.push(`${what}: ${figure(bytes / 1024)} KiB`);
    return [what, figure(bytes / 1024, 1)];
  });
  console.log(`${table(['first load', 'JavaScript, KiB'], rows)}\n`);
}
