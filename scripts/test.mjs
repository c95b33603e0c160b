import path from 'node:path';
import { buildStale } from './lib/build.mjs';
import { chromium } from './lib/chromium.mjs';
import { environment, root, run } from './lib/command.mjs';
import { deployPrograms } from './lib/deployPrograms.mjs';
import { documentPrograms } from './lib/documentPrograms.mjs';
import { install } from './lib/install.mjs';
import { java } from './lib/java.mjs';
import { node24 } from './lib/node24.mjs';
import { Refusal, refuse, say, step } from './lib/say.mjs';
import { suite } from './lib/suite.mjs';

const plain = { env: environment({ ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }) };
const inStorefront = { ...plain, cwd: path.join(root, 'storefront') };

const biome = ['biome', 'ci', '--reporter=github', '--max-diagnostics=none', '--error-on-warnings', '.'];
const borders = [
  ...['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
  ...['db', 'api', 'storefront', 'backoffice'],
];

const checks = [
  { title: 'Формат и правила', command: biome, options: plain },
  { title: 'Границы областей', command: borders, options: plain },
  { title: 'Типы: db, api, scripts', command: ['tsc', '-p', '.'], options: plain },
  { title: 'Типы: backoffice', command: ['tsc', '-p', 'backoffice'], options: plain },
  { title: 'Типы: storefront', command: ['astro', 'check'], options: inStorefront },
  { title: 'Рисунки', command: ['node', 'scripts/drawings.ts', '--check'], options: plain },
];

const began = performance.now();
const words = process.argv.slice(2);
const isWhole = words.length === 0;
const total = { passed: 0, failed: 0 };
const env = {};

if (await passes(install)) {
  if (isWhole) await runChecks();
  if (total.failed === 0) await runTests();
}
say(`It took ${minutes(performance.now() - began)}.`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runTests() {
  await passes(async () => (env.CHROMIUM_PATH = await chromium()));
  await passes(async () => (env.JAVA_PATH = await java()));
  await passes(async () => Object.assign(env, await documentPrograms()));
  await passes(async () => Object.assign(env, await deployPrograms()));
  await passes(buildStale);
  await passes(async () => {
    const { passed, failed } = await suite(node24(), words, env);
    total.passed += passed;
    total.failed += failed;
  });
}

/** All at once: each has a part that only one core works at. */
async function runChecks() {
  const outcomes = await Promise.all(
    checks.map(({ title, command, options }) =>
      passes(() => step(title, () => check(title, command, options))),
    ),
  );
  total.passed += outcomes.filter(Boolean).length;
}

async function check(title, [program, ...words], options) {
  const { ok, output } = await run(program, words, options);
  if (!ok) throw new Refusal(`✗ ${title}`, readable(output));
}

// Biome's report for machines has one line a complaint, but in the dress of GitHub's log.
function readable(output) {
  return output.replaceAll(/^::\w+ title=([^,]*),file=([^,]*),line=(\d+).*?::/gm, (_, rule, file, line) => {
    return `${path.relative(root, file)}:${line} ${rule}: `;
  });
}

function minutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

async function passes(work) {
  try {
    await work();
    return true;
  } catch (error) {
    total.failed += 1;
    refuse(error);
    return false;
  }
}
