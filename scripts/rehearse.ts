import { parseArgs } from 'node:util';
import { buildStale } from './lib/build.mjs';
import { compareBookings, type Snapshot } from './rehearse/compared.ts';
import { openLeash } from './rehearse/leash.ts';
import { results } from './rehearse/results.ts';
import { databaseDiskFills, nodeDiskFills } from './rehearse/scenarios/diskFills.ts';
import { newVersion } from './rehearse/scenarios/newVersion.ts';
import { nodeDies } from './rehearse/scenarios/nodeDies.ts';
import { primaryDies } from './rehearse/scenarios/primaryDies.ts';
import { replicaDies } from './rehearse/scenarios/replicaDies.ts';
import { played, type Result, untilCalm } from './rehearse/scenarios/scenario.ts';
import { storageDies } from './rehearse/scenarios/storageDies.ts';
import { rememberYesterday, yesterdayRestored } from './rehearse/scenarios/yesterday.ts';
import { openStage } from './rehearse/stage.ts';

/**
 * Starts scripts/deploy on loopback and breaks it piece by piece under bookings and page traffic. Fails if a request is lost, a
 * confirmed booking is missing or doubled, or a limit is passed.
 */
let snapshot: Snapshot | null = null;
const scenarios = [
  nodeDies,
  newVersion,
  storageDies,
  nodeDiskFills,
  databaseDiskFills,
  replicaDies,
  primaryDies,
  yesterdayRestored(() => snapshot as Snapshot),
];
const names = scenarios.map(({ name }) => name).join(',');
const { values } = parseArgs({ options: { only: { type: 'string', default: names } } });
const only = values.only.split(',');
const unknown = only.find((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown) throw new Error(`There is no scenario ${unknown}: ${names}.`);

const mostMinutes = 20;
const began = performance.now();
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);
// Before the nodes would both do it.
await buildStale();
const leash = openLeash();
setTimeout(() => giveUp(`It did not end within ${mostMinutes} minutes.`), mostMinutes * 60_000).unref();
try {
  say('PostgreSQL, its replica, the object storage, nginx and two nodes are started');
  const stage = await openStage(leash);
  await untilCalm(stage, 180);
  snapshot = await rememberYesterday(stage);
  const done: Result[] = [];
  for (const scenario of scenarios.filter(({ name }) => only.includes(name))) {
    const obstacle = scenario.obstacle?.(stage);
    say(obstacle ? `${scenario.title}: not played, ${obstacle}` : scenario.title);
    if (!obstacle) done.push(await played(scenario, stage));
  }
  say('Visitors without an answer get theirs');
  await stage.uploads.end();
  await stage.traffic.end();
  const { issues } = await compareBookings(stage.databases.primary, stage.traffic.confirmed);
  process.stdout.write(`\n${[results(done), ...issues].join('\n')}\n`);
  if (issues.length > 0 || done.some((result) => result.issues.length > 0)) process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
} finally {
  await leash.end();
}
process.exit();

/** The leash cleans up behind a process that ends. */
function giveUp(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
