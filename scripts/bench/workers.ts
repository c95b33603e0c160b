import { parseArgs } from 'node:util';
import type { Started } from './lib/processes.ts';
import { startWorkers } from './lib/product.ts';
import { inRounds, ratio } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { ensure, nginxTool, wrkTool } from './lib/tools.ts';
import { asBrowser, courseOf, keptPage } from './pages/keptPage.ts';
import { startNginx } from './pages/nginx.ts';

/** A cached course page from several workers, beside as many of nginx that send the same bytes. The load shares their cores. Fails below the aim. */
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '64' },
    /** A page of a server that runs already. */
    url: { type: 'string' },
  },
});
const aim = 0.7;
const workers = Number(values.workers);
const load = {
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  headers: asBrowser,
  onAllCores: true as const,
};

const missing = ensure([wrkTool, nginxTool]);
if (missing.length > 0) throw new Error(`Not installed: ${missing.map((tool) => tool.package).join(', ')}`);

const started: Started[] = [];
try {
  const url = values.url ?? (await courseOf(await also(startWorkers(workers))));
  const { page } = await keptPage(url, load);
  const ours = { name: `our server, ${workers} workers`, url };
  const nginx = { name: `nginx, ${workers} workers`, url: (await also(startNginx(page, workers))).url };
  const [own, limit] = await inRounds([ours, nginx], load, Number(values.rounds), (turn, round) =>
    console.log(`round ${round}  ${turn.name.padEnd(24)} ${figure(turn.perSecond)} a second`),
  );
  if (!own || !limit) throw new Error('nothing was measured');
  const reached = ratio(own, limit);
  const rows = [own, limit].map((one) => [
    one.name,
    figure(one.perSecond),
    figure(one.p99Ms, 2),
    figure(ratio(own, one), 2),
    one === own ? String(aim) : '',
    figure(one.cpuMicros, 1),
    figure(one.residentMb),
    figure(one.errors),
  ]);
  const columns = [
    'cached course page',
    'req/s',
    'p99, ms',
    'ours / this',
    'aim',
    'CPU µs/req',
    'RSS, MB',
    'errors',
  ];
  console.log(`\n${table(columns, rows)}`);
  console.log(reached >= aim ? `PASS: ${figure(reached, 2)}` : `missing: ${figure(reached, 2)} of ${aim}`);
  process.exitCode = reached >= aim && own.errors === 0 ? 0 : 1;
} finally {
  for (const server of started.toReversed()) await server.stop();
}

async function also(starting: Promise<Started>): Promise<Started> {
  const server = await starting;
  started.push(server);
  return server;
}
