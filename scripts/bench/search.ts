import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@odonta/db/postgres/embedded.ts';
import { type Started, start } from './lib/processes.ts';
import { freePort, startFilledProduct } from './lib/product.ts';
import { type Figures, inRounds, ratio } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { ensure, wrkTool } from './lib/tools.ts';
import { searchPaths } from './search/queries.ts';

/** `/prods/search` of the whole product against the bare prepared statements for the same rows, in turns. */
const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '50000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '50' },
  },
});
if (ensure([wrkTool]).length > 0)
  throw new Error('The load comes from wrk, which is not installed: apt-get install wrk');

const directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-bench-search-'));
const stops: (() => Promise<void>)[] = [];
const also = (started: Started) => {
  stops.unshift(started.stop);
  return started.url;
};
try {
  const postgres = await startEmbedded({ varDir: directory });
  stops.unshift(postgres.stop);
  const began = Date.now();
  const product = also(
    await startFilledProduct({
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret that is long enough for benches',
      SANDBOX: '1',
      DEMO: '1',
      DEMO_COURSES: values.courses,
    }),
  );
  console.log(
    `${values.courses} courses filled and served after ${figure((Date.now() - began) / 1000, 1)} s`,
  );
  const port = String(await freePort());
  const bare = also(
    await start(
      process.execPath,
      [path.join(import.meta.dirname, 'search/bareServer.ts'), postgres.url, port],
      {},
    ),
  );

  const script = path.join(directory, 'paths.lua');
  writeFileSync(script, luaOf(searchPaths(), 'paths[n]'));
  const anew = path.join(directory, 'anew.lua');
  writeFileSync(anew, luaOf(searchPaths(), 'paths[n] .. "&disableId=" .. (1000000000 + asked)'));
  const load = { connections: Number(values.connections), seconds: Number(values.seconds), script };
  const contestants = [
    { name: 'bare statement behind node:http', url: bare },
    { name: '/api/prods/search', url: product },
  ];
  // Measured apart from the rest: its requests evict from memory the data that the others have read.
  const strangers = [{ name: '/api/prods/search, none asked before', url: product, script: anew }];
  const say = ({ name, perSecond, p99Ms }: Figures, round: number) =>
    console.log(
      `round ${round}  ${name.padEnd(38)} ${figure(perSecond)} a second, p99 ${figure(p99Ms, 1)} ms`,
    );
  const rounds = Number(values.rounds);
  const results = [
    ...(await inRounds(contestants, load, rounds, say)),
    ...(await inRounds(strangers, load, rounds, say)),
  ];
  const [bareResult] = results;
  if (!bareResult) throw new Error('nothing was measured');
  const rows = results.map((result) => [
    result.name,
    figure(result.perSecond),
    figure(result.p50Ms, 1),
    figure(result.p99Ms, 1),
    figure(ratio(result, bareResult), 2),
    figure(result.residentMb),
    String(result.errors),
  ]);
  console.log(
    `\n${table([`${values.courses} courses, ${searchPaths().length} searches, ${values.connections} clients`, 'req/s', 'p50, ms', 'p99, ms', 'ratio', 'RSS, MB', 'errors'], rows)}`,
  );
} finally {
  for (const stop of stops) await stop();
  rmSync(directory, { recursive: true, force: true });
}

/** wrk asks for the paths in turn; `next` says in Lua how the n-th becomes an address. */
function luaOf(paths: readonly string[], next: string): string {
  return `local paths = { ${paths.map((each) => JSON.stringify(each)).join(', ')} }\nlocal n = 0\nlocal asked = 0\nrequest = function()\n  n = n % #paths + 1\n  asked = asked + 1\n  return wrk.format("GET", ${next})\nend\n`;
}
