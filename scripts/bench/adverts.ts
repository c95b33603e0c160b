import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Banner } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { buildBanner } from '@odonta/db/testing/siteFactories.ts';
import { type Counted, countedIn } from './adverts/counted.ts';
import { onDatabase } from './lib/onDatabase.ts';
import { loadCore, onCore } from './lib/processes.ts';
import { type Figures, inRounds, ratio, warmUp } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { ensure, wrkTool } from './lib/tools.ts';
import { asBrowser, courseOf } from './pages/keptPage.ts';

/**
 * Showings of banners that a node counts, and a cached page beside them: its readers pause, as visitors do. Fails where a showing
 * is lost or counted twice, below 2,000 a second, or where the page answers less than 0.95 of what it answers alone. `--count 1000000` is
 * the measurement. Turns are short and many, since a shared machine changes its speed within seconds.
 */
const aims = { perSecond: 2000, page: 0.95 };
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2' },
    clients: { type: 'string', default: '16' },
  },
});
const [count, rounds, seconds] = [values.count, values.rounds, values.seconds].map(Number) as [
  number,
  number,
  number,
];
interface Reported {
  reported: number;
  clicks: number;
  failed: number;
  seconds: number;
}
const run = promisify(execFile);

if (ensure([wrkTool]).length > 0) throw new Error('The load comes from wrk: apt-get install wrk');
await onDatabase('adverts', async ({ directory, databaseUrl, product: startProduct }) => {
  const product = await startProduct('51', { TRUST_PROXY: '1' });
  const sequelize = connect(databaseUrl);
  await Banner.destroy({ where: { slot: 5 } });
  for (let number = 0; number < 5; number += 1) await buildBanner({ alt: `Баннер ${number}` });
  const before = await countedIn(sequelize);
  const all: Reported[] = [];
  const readers = async (showings: number, rate: number, kind = 'showings') => {
    const program = path.join(import.meta.dirname, 'adverts/readers.ts');
    const asked = [program, product, showings, rate, values.clients, kind].map(String);
    const { stdout, stderr } = await run(...onCore(loadCore, process.execPath, asked));
    if (stderr !== '') console.error(stderr);
    all.push(JSON.parse(stdout) as Reported);
  };

  const script = path.join(directory, 'pausing.lua');
  writeFileSync(script, 'delay = function() return math.random(5, 15) end\n');
  const load = { connections: 16, seconds, headers: asBrowser, script };
  const page = { url: await courseOf({ url: product }) };
  const alone = { name: 'alone', ...page, prepare: () => quietAgain() };
  let under: Promise<unknown> | undefined;
  /** The same clients at the same pace, so that they take as much of the load's core. */
  const besides = (kind: string) => async () => {
    await under;
    under = readers(aims.perSecond * (seconds + 3), aims.perSecond, kind);
    await new Promise((resolve) => setTimeout(resolve, 1500));
  };
  const reads = { name: 'beside 800 cached reads a second', ...page, prepare: besides('reads') };
  const beside = {
    name: `beside ${aims.perSecond} showings a second, in 800 calls`,
    ...page,
    prepare: besides('showings'),
  };
  const quietAgain = async () => under;
  await readers(20_000, 0);
  await warmUp([alone], load);
  const results = await inRounds([alone, reads, beside], load, rounds, say);
  await under;

  const whole = all.reduce((sum, { reported }) => sum + reported, 0);
  await readers(Math.max(count - whole, 20_000), 0);
  const last = all.at(-1) ?? { reported: 0, seconds: 1 };
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const sums = await countedIn(sequelize);
  await sequelize.close();
  const counted = (of: keyof Counted) => sums[of] - before[of];
  const sent = all.reduce((sum, { reported }) => sum + reported, 0);
  const clicks = all.reduce((sum, each) => sum + each.clicks, 0);
  const perSecond = last.reported / last.seconds;
  const [quiet, , loaded] = results;
  if (!quiet || !loaded) throw new Error('nothing was measured');
  const ofPage = ratio(loaded, quiet);
  const rows = results.map((each) => [
    each.name,
    figure(each.perSecond),
    figure(each.p50Ms, 2),
    figure(each.p99Ms, 2),
    figure(ratio(each, quiet), 3),
    String(each.errors),
  ]);
  console.log(
    `\n${table(['a cached course page, 16 readers who pause', 'req/s', 'p50, ms', 'p99, ms', 'ratio', 'errors'], rows)}`,
  );
  console.log(
    `\n${table(
      ['showings', 'reported', 'counted', 'clicks', 'counted', 'a second'],
      [
        ['as fast as they come', sent, counted('viewable'), clicks, counted('clicks'), perSecond].map(
          (each) => (typeof each === 'number' ? figure(each) : each),
        ),
      ],
    )}`,
  );
  const missed = [
    counted('viewable') !== sent && 'showings were lost or counted twice',
    counted('clicks') !== clicks && 'clicks were lost or counted twice',
    all.some(({ failed }) => failed > 0) && 'calls failed',
    perSecond < aims.perSecond && `fewer than ${aims.perSecond} showings a second`,
    ofPage < aims.page && `the page answers ${figure(ofPage, 3)} of what it answers alone`,
  ].filter((one) => one !== false);
  console.log(missed.length === 0 ? 'PASS' : `MISSED\n${missed.join('\n')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
});

function say({ name, perSecond, p50Ms, p99Ms }: Figures, round: number): void {
  console.log(
    `round ${round}  ${name.padEnd(34)} ${figure(perSecond)} a second, p50 ${figure(p50Ms, 2)}, p99 ${figure(p99Ms, 2)} ms`,
  );
}
