import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environment, root } from './command.mjs';

const minutes = 65;
/** Journeys that go with the rooms, so that both processes take about as long: those that walk through every screen there is. */
const walks = new Set(['accessible_screens.test.ts', 'reading_lists_by_keyboard.test.ts']);
const rooms = ['db', 'api', 'scripts', 'storefront', 'backoffice'];
const everywhere = rooms.map((room) => `${room}/**/*.test.ts`);
const without = (...files) => files.flatMap((file) => ['--ignore', file]);
const built = without('**/node_modules/**', '**/dist/**');

/**
 * Runs the tests and counts them; a process that hangs or leaks counts as one more failure. All of them go in two processes
 * at once, since a journey mostly waits for its browser: what the journeys say is shown after the rooms are done.
 */
export async function mocha(node, args, env) {
  if (args.some((word) => /\.test\.ts$/.test(word))) return counted(node, args, env, now);
  if (args.length > 0) return counted(node, [...everywhere, ...built, ...args], env, now);
  const inTurn = laterThan();
  const journeys = otherJourneys();
  const both = [
    counted(node, [...everywhere, ...built, ...without(...journeys)], env, now).finally(inTurn.begin),
    counted(node, journeys, env, inTurn.say),
  ];
  const [ofRooms, ofJourneys] = await Promise.all(both);
  return {
    passed: ofRooms.passed + ofJourneys.passed,
    failed: ofRooms.failed + ofJourneys.failed,
  };
}

function otherJourneys() {
  return readdirSync(path.join(root, 'scripts/journeys'))
    .filter((file) => file.endsWith('.test.ts') && !walks.has(file))
    .map((file) => `scripts/journeys/${file}`);
}

async function counted(node, words, env, say) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-counts-'));
  const counts = path.join(folder, 'counts.json');
  const mocha = ['node_modules/mocha/bin/mocha.js', '--reporter', 'scripts/lib/reporter.cjs', '--fail-zero'];
  const code = await ended(node, [...mocha, ...words], environment({ ...env, MOCHA_COUNTS: counts }), say);
  const found = existsSync(counts) ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 1 };
  rmSync(folder, { recursive: true });
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found;
}

function ended(node, args, env, say) {
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  child.stdout.on('data', say);
  child.stderr.on('data', say);
  const watchdog = setTimeout(() => {
    say(`\nThe tests were ended after ${minutes} minutes.\n`);
    child.kill('SIGKILL');
  }, minutes * 60_000);
  return new Promise((resolve) => {
    // Closed once all is said; a process that the tests left behind may hold that back for ever.
    child.once('close', resolve);
    child.once('exit', (code) => {
      clearTimeout(watchdog);
      setTimeout(resolve, 5000, code).unref();
    });
  });
}

const now = (text) => process.stdout.write(text);

/** Keeps what is said until its turn comes. */
function laterThan() {
  let said = [];
  let show = (text) => said.push(text);
  return {
    say: (text) => show(text),
    begin() {
      said.forEach(now);
      said = [];
      show = now;
    },
  };
}
