import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@odonta/db/postgres/embedded.ts';
import { type Started, start } from './lib/processes.ts';
import { freePort, startFilledProduct } from './lib/product.ts';
import { inRounds, ratio } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { ensure, wrkTool } from './lib/tools.ts';

/** `/prods/{id}` of the whole product, cached and not, against a bare prepared statement for a ready card, in turns. */
const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
});
if (ensure([wrkTool]).length > 0)
  throw new Error('The load comes from wrk, which is not installed: apt-get install wrk');

const aims = { cachedPerSecond: 20_000, firstOfBare: 0.3 };

const directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-bench-reads-'));
const stops: (() => Promise<void>)[] = [];
const also = (started: Started) => {
  stops.unshift(started.stop);
  return started.url;
};
try {
  const postgres = await startEmbedded({ varDir: directory });
  stops.unshift(postgres.stop);
  const product = also(
    await startFilledProduct({
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret that is long enough for benches',
      SANDBOX: '1',
      DEMO: '1',
      DEMO_COURSES: values.courses,
    }),
  );
  const server = path.join(import.meta.dirname, 'reads/bareServer.ts');
  const bare = also(await start(process.execPath, [server, postgres.url, String(await freePort())], {}));
  const paths = await pathsAt(product);

  const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
  const contestants = [
    { name: 'bare statement behind node:http', url: bare, script: scriptOf('bare', paths, '') },
    { name: '/api/prods/{id}', url: product, script: scriptOf('cached', paths, '') },
    // An undeclared query is never answered from memory.
    { name: '/api/prods/{id}, first asked', url: product, script: scriptOf('anew', paths, '?') },
  ];
  const results = await inRounds(contestants, load, Number(values.rounds), ({ name, perSecond }, round) =>
    console.log(`round ${round}  ${name.padEnd(34)} ${figure(perSecond)} a second`),
  );
  const [bareResult, cached, first] = results;
  if (!bareResult || !cached || !first) throw new Error('nothing was measured');
  const aimOf = new Map([
    [cached, `${figure(aims.cachedPerSecond)} req/s`],
    [first, `ratio ${figure(aims.firstOfBare, 1)}`],
  ]);
  const rows = results.map((result) => [
    result.name,
    figure(result.perSecond),
    figure(result.p50Ms, 1),
    figure(result.p99Ms, 1),
    figure(ratio(result, bareResult), 2),
    figure(result.residentMb),
    String(result.errors),
    aimOf.get(result) ?? '',
  ]);
  const asked = `${values.courses} courses, ${paths.length} of them asked, ${values.connections} clients`;
  console.log(
    `\n${table([asked, 'req/s', 'p50, ms', 'p99, ms', 'ratio', 'RSS, MB', 'errors', 'aim'], rows)}`,
  );
  const missed = [
    ...(cached.perSecond < aims.cachedPerSecond ? [cached.name] : []),
    ...(ratio(first, bareResult) < aims.firstOfBare ? [first.name] : []),
  ];
  if (missed.length > 0) {
    console.error(`below the aim: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  for (const stop of stops) await stop();
  rmSync(directory, { recursive: true, force: true });
}

async function pathsAt(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/prods/search?limit=100`);
  const { message } = (await answer.json()) as { message: { prods: { id: number }[] } };
  return message.prods.map(({ id }) => `/api/prods/${id}`);
}

/** wrk asks for the paths in turn. */
function scriptOf(name: string, paths: readonly string[], suffix: string): string {
  const file = path.join(directory, `${name}.lua`);
  const list = paths.map((each) => JSON.stringify(each + suffix)).join(', ');
  writeFileSync(
    file,
    `local paths = { ${list} }\nlocal n = 0\nrequest = function()\n  n = n % #paths + 1\n  return wrk.format("GET", paths[n])\nend\n`,
  );
  return file;
}
