import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadOptions } from './lib/loadOptions.ts';
import { onDatabase } from './lib/onDatabase.ts';
import { start } from './lib/processes.ts';
import { freePort } from './lib/product.ts';
import { type Contestant, inRounds, type Result, ratio, warmUp } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { type Kind, kindsAt } from './reads/kinds.ts';

/** Public reads of the whole product, cached and first asked, each against its bare prepared statement, in turns. */
const { courses, rounds, load } = loadOptions({
  courses: '10000',
  rounds: '3',
  seconds: '3',
  connections: '32',
});

const aims = { cachedPerSecond: 20_000, firstOfBare: 0.3 };

await onDatabase('reads', async ({ directory, databaseUrl, product: startProduct, also }) => {
  const product = await startProduct(courses);
  const server = path.join(import.meta.dirname, 'reads/bareServer.ts');
  const bare = also(await start(process.execPath, [server, databaseUrl, String(await freePort())], {}));
  const kinds = await kindsAt(product);
  const contestants = kinds.flatMap((kind) => contestantsOf(kind, bare, product, directory));
  await warmUp(contestants, load);
  const results = await inRounds(contestants, load, rounds, ({ name, perSecond }, round) =>
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
  const asked = `${courses} courses, ${load.connections} clients, after a warm-up of ${load.seconds} s each`;
  console.log(
    `\n${table([asked, 'req/s', 'p50, ms', 'p99, ms', 'ratio', 'RSS, MB', 'errors', 'aim'], rows)}`,
  );
  const missed = judged.filter(({ isMissed }) => isMissed).map(({ result }) => result.name);
  if (missed.length > 0) {
    console.error(`below the aim: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
});

function contestantsOf(
  { name, paths }: Kind,
  bare: string,
  product: string,
  directory: string,
): Contestant[] {
  const script = scriptOf(path.join(directory, `${name.replace(/\W+/g, '-')}.lua`), paths);
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
function scriptOf(file: string, paths: readonly string[]): string {
  const list = paths.map((each) => JSON.stringify(each)).join(', ');
  writeFileSync(
    file,
    `local paths = { ${list} }\nlocal n = 0\nrequest = function()\n  n = n % #paths + 1\n  return wrk.format("GET", paths[n])\nend\n`,
  );
  return file;
}
