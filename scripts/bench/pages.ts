import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Started, start } from './lib/processes.ts';
import { startFilledProduct } from './lib/product.ts';
import { inRounds, type Result, ratio } from './lib/rounds.ts';
import { figure, table } from './lib/table.ts';
import { ensure, nginxBrotliTool, nginxTool, wrkTool } from './lib/tools.ts';
import { asBrowser, courseOf, keptPage } from './pages/keptPage.ts';
import { startNginx } from './pages/nginx.ts';

/** A cached course page against a bare Node server and one worker of nginx that send the same bytes, in turns and on one core. */
const { values } = parseArgs({
  options: {
    /** A page to measure instead of a course of a product started for it. */
    url: { type: 'string' },
    /** The page edge alone, with a made-up page, instead of the whole product. */
    alone: { type: 'boolean', default: false },
    // Many short rounds: a noisy machine changes its speed within seconds, and only neighbours are compared.
    rounds: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '32' },
  },
});

const load = { connections: Number(values.connections), seconds: Number(values.seconds), headers: asBrowser };

const missing = ensure([wrkTool, nginxTool, nginxBrotliTool]);
if (missing.includes(wrkTool))
  throw new Error('The load comes from wrk, which is not installed: apt-get install wrk');
for (const { package: name } of missing) console.log(`Without ${name}, which is not installed.`);

const started: Started[] = [];
const directory = mkdtempSync(path.join(os.tmpdir(), 'odonta-bench-pages-'));
try {
  const url = values.url ?? (await courseOf(await ourServer()));
  const { page, headers } = await keptPage(url, load);
  console.log(`${url}: ${page.html.length} bytes, ${page.brotli.length} in brotli\n`);
  const file = path.join(directory, 'page.br');
  writeFileSync(file, page.brotli);

  const bareHeaders = ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br'];
  const contestants = [
    { name: 'bare node:http', url: (await bare(file, bareHeaders)).url },
    { name: 'bare node:http, all our headers', url: (await bare(file, headers)).url },
    { name: 'our server', url },
  ];
  if (!missing.includes(nginxTool))
    contestants.push({ name: nginxName(), url: (await also(startNginx(page))).url });

  const figures = await inRounds(contestants, load, Number(values.rounds), (turn, round) =>
    console.log(`round ${round}  ${turn.name.padEnd(32)} ${figure(turn.perSecond)} a second`),
  );
  console.log(`\n${report(figures)}`);
} finally {
  for (const server of started.toReversed()) await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

function report(all: readonly Result[]): string {
  const ours = all.find(({ name }) => name === 'our server');
  const rows = all.map((one) => [
    one.name,
    figure(one.perSecond),
    figure(one.p99Ms, 2),
    ours === undefined ? '' : figure(ratio(ours, one), 2),
    figure(one.cpuMicros, 1),
    figure(one.residentMb),
    figure(one.errors),
  ]);
  return table(
    ['cached course page', 'req/s', 'p99, ms', 'ours / this', 'CPU µs/req', 'RSS, MB', 'errors'],
    rows,
  );
}

async function ourServer(): Promise<Started> {
  if (!values.alone) return also(startFilledProduct());
  return also(start(process.execPath, [path.join(import.meta.dirname, 'pages/edgeAlone.ts')]));
}

function bare(file: string, headers: readonly string[]): Promise<Started> {
  return also(
    start(process.execPath, [
      path.join(import.meta.dirname, 'pages/bareServer.ts'),
      file,
      JSON.stringify(headers),
    ]),
  );
}

async function also(starting: Promise<Started>): Promise<Started> {
  const server = await starting;
  started.push(server);
  return server;
}

function nginxName(): string {
  return `nginx, one worker, ${nginxBrotliTool.isThere() ? 'brotli_static' : 'gzip_static'}`;
}
