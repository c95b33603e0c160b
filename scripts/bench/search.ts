import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadOptions } from './lib/loadOptions.ts';
import { onDatabase } from './lib/onDatabase.ts';
import { start } from './lib/processes.ts';
import { freePort } from './lib/product.ts';
import { type Figures, inRounds, ratio, warmUp } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { filterPaths, pricePaths, wordPaths } from './search/queries.ts';

/**
 * `/prods/search` of the whole product, with questions that nobody asked before, against the bare prepared statement with the
 * fitting index, in turns. Fails where an aim is missed. Clients that ask again at once show how many answers a second there are;
 * their waiting only shows how many they are. So the p99 is that of clients who pause, as visitors do.
 */
const aims = { ratio: 0.5, p99Ms: 30 };
/** Not the same for all, or they would ask all at once. */
const pausesMs = [50, 150] as const;
const pricesAnew = 'path .. "&priceMin=" .. (number % 20011) .. "&priceMax=" .. (30000 + number * 7 % 70001)';
const { courses, rounds, load } = loadOptions({
  courses: '50000',
  rounds: '3',
  seconds: '8',
  connections: '50',
});

await onDatabase('search', async ({ directory, databaseUrl, product: startProduct, also }) => {
  const began = Date.now();
  const product = await startProduct(courses);
  console.log(`${courses} courses filled and served after ${figure((Date.now() - began) / 1000, 1)} s`);
  const port = String(await freePort());
  const bare = also(
    await start(
      process.execPath,
      [path.join(import.meta.dirname, 'search/bareServer.ts'), databaseUrl, port],
      {},
    ),
  );

  const names = await namesAt(product);
  const written = (name: string, lua: string) => {
    const file = path.join(directory, `${name}.lua`);
    writeFileSync(file, lua);
    return file;
  };
  const anew = written('anew', luaOf(filterPaths(), 'path .. "&disableId=" .. number'));
  const words = written('words', luaOf(wordPaths(names), 'path .. "&disableId=" .. number'));
  const prices = written('prices', luaOf(pricePaths(), pricesAnew));
  const again = written('again', luaOf(filterPaths(), 'path'));
  const paused = (script: string) => written(`${path.basename(script, '.lua')}-paused`, pausing(script));
  const atOnce = [
    { name: 'bare statement: category and price', url: bare, script: prices },
    { name: 'category and price, first asked', url: product, script: prices },
    { name: 'filters of visitors, first asked', url: product, script: anew },
    { name: 'words, first asked', url: product, script: words },
    { name: 'filters of visitors, asked before', url: product, script: again },
  ];
  const afterPauses = atOnce
    .slice(0, 4)
    .map(({ name, url, script }) => ({ name: `… after a pause: ${name}`, url, script: paused(script) }));
  const say = ({ name, perSecond, p99Ms }: Figures, round: number) =>
    console.log(
      `round ${round}  ${name.padEnd(54)} ${figure(perSecond)} a second, p99 ${figure(p99Ms, 1)} ms`,
    );
  await warmUp(atOnce, load);
  const results = await inRounds([...atOnce, ...afterPauses], load, rounds, say);
  const [bareResult, ...ours] = results.slice(0, atOnce.length);
  const [, ...oursPaused] = results.slice(atOnce.length);
  if (!bareResult) throw new Error('nothing was measured');
  const rows = results.map((result, place) => [
    result.name,
    figure(result.perSecond),
    figure(result.p50Ms, 1),
    figure(result.p99Ms, 1),
    place < atOnce.length ? figure(ratio(result, bareResult), 2) : '',
    figure(result.residentMb),
    String(result.errors),
  ]);
  console.log(
    `\n${table([`${courses} courses, ${load.connections} clients`, 'req/s', 'p50, ms', 'p99, ms', 'ratio', 'RSS, MB', 'errors'], rows)}`,
  );
  const missed = [
    ...ours.map(
      (result) => ratio(result, bareResult) < aims.ratio && `${result.name}: a ratio below ${aims.ratio}`,
    ),
    ...oursPaused.map(({ name, p99Ms }) => p99Ms > aims.p99Ms && `${name}: p99 above ${aims.p99Ms} ms`),
    ...results.map(({ name, errors }) => errors > 0 && `${name}: ${errors} errors`),
  ];
  const said = missed.filter((one) => one !== false);
  console.log(said.length === 0 ? 'PASS' : `MISSED\n${said.join('\n')}`);
  process.exitCode = said.length === 0 ? 0 : 1;
});

/** wrk asks for the paths in turn; `next` says in Lua how one becomes an address. `number` is another in each request of each run. */
function luaOf(paths: readonly string[], next: string): string {
  return `local paths = { ${paths.map((each) => JSON.stringify(each)).join(', ')} }
local asked = 0
request = function()
  local path = paths[asked % #paths + 1]
  asked = asked + 1
  local number = 1000000000 + (os.time() % 10000) * 100000 + asked
  return wrk.format("GET", ${next})
end
`;
}

/** The same script with a pause of each client between an answer and its next question. */
function pausing(script: string): string {
  return `${readFileSync(script, 'utf8')}delay = function() return math.random(${pausesMs.join(', ')}) end\n`;
}

/** The names of courses all over the catalogue. */
async function namesAt(url: string): Promise<string[]> {
  const pages = Array.from({ length: 12 }, (_, index) => `limit=100&category=${index + 1}`);
  const found = pages.map(async (page) => {
    const answer = await fetch(`${url}/api/prods/search?${page}`);
    const { message } = (await answer.json()) as { message: { prods: { name: string }[] } };
    return message.prods.map(({ name }) => name);
  });
  return (await Promise.all(found)).flat();
}
