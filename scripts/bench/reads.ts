import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@odonta/db/postgres/embedded.ts';
import { type Started, start } from './lib/processes.ts';
import { freePort, startFilledProduct } from './lib/product.ts';
import { type Contestant, inRounds, type Result, ratio, warmUp } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { ensure, wrkTool } from './lib/tools.ts';
import { type Kind, kindsAt } from './reads/kinds.ts';

/** Public reads of the whole product, cached and first asked, each against its bare prepared statement, in turns. */
const { values } = parseArgs({
  options: {
    courses: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
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
  const load = { connections: Number(values.connections), seconds: Number(values.seconds) };
  const kinds = await kindsAt(product);
  const contestants = kinds.flatMap((kind) => contestantsOf(kind, bare, product));
  await warmUp(contestants, load);
  const results = await inRounds(contestants, load, Number(values.rounds), ({ name, perSecond }, round) =>
    console.log(`round ${round}  ${name.padEnd(36)} ${figure(perSecond)} a second`),
  );
  const judged = kinds.flatMap((_, index) => judgedOf(results.slice(3 * index, 3 * index + 3)));
  const rows = judged.map(({ result, ratio, aim, isMissed }) => [
    result.name,
    figure(result.perSecond),
    figure(result.p50Ms, 1),
    figure(result.p99Ms, 1),
    figure(ratio, 2),
    figure(result.residentMb),
    String(result.errors),
    isMissed ? `${aim}: missed` : aim,
  ]);
  const asked = `${values.courses} courses, ${values.connections} clients, after a warm-up of ${values.seconds} s each`;
  console.log(
    `\n${table([asked, 'req/s', 'p50, ms', 'p99, ms', 'ratio', 'RSS, MB', 'errors', 'aim'], rows)}`,
  );
  const missed = judged.filter(({ isMissed }) => isMissed).map(({ result }) => result.name);
  if (missed.length > 0) {
    console.error(`below the aim: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  for (const stop of stops) await stop();
  rmSync(directory, { recursive: true, force: true });
}

function contestantsOf({ name, paths }: Kind, bare: string, product: string): Contestant[] {
  const script = scriptOf(name.replace(/\W+/g, '-'), paths);
  // What is kept is forgotten after a minute, and reading it again may take as long as a turn.
  const prepare = async () => {
    for (const each of paths) await (await fetch(product + each)).arrayBuffer();
  };
  // Answers for another origin are never remembered.
  const anew = { origin: 'https://elsewhere.test' };
  return [
    { name: `${name}, bare statement`, url: bare, script },
    { name, url: product, script, prepare },
    { name: `${name}, first asked`, url: product, script, headers: anew },
  ];
}

interface Judged {
  result: Result;
  /** Of the bare statement. */
  ratio: number;
  aim: string;
  isMissed: boolean;
}

function judgedOf([bare, cached, first]: readonly Result[]): Judged[] {
  if (!bare || !cached || !first) throw new Error('nothing was measured');
  const [ofCached, ofFirst] = [ratio(cached, bare), ratio(first, bare)];
  const isSlow = cached.perSecond < aims.cachedPerSecond || cached.errors > 0;
  const isFar = ofFirst < aims.firstOfBare || first.errors > 0;
  return [
    { result: bare, ratio: 1, aim: '', isMissed: false },
    { result: cached, ratio: ofCached, aim: `${figure(aims.cachedPerSecond)} req/s`, isMissed: isSlow },
    { result: first, ratio: ofFirst, aim: `ratio ${figure(aims.firstOfBare, 1)}`, isMissed: isFar },
  ];
}

/** wrk asks for the paths in turn. */
function scriptOf(name: string, paths: readonly string[]): string {
  const file = path.join(directory, `${name}.lua`);
  const list = paths.map((each) => JSON.stringify(each)).join(', ');
  writeFileSync(
    file,
    `local paths = { ${list} }\nlocal n = 0\nrequest = function()\n  n = n % #paths + 1\n  return wrk.format("GET", paths[n])\nend\n`,
  );
  return file;
}
