import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment, npm, root } from './command.mjs';
import { Refusal, step } from './say.mjs';

const faces = [
  { workspace: 'storefront', title: 'Собираю витрину' },
  { workspace: 'backoffice', title: 'Собираю бэк-офис' },
];
const shared = ['db/vocabulary', 'api/contract', 'package-lock.json', 'tsconfig.json'];
const notSources = new Set(['node_modules', 'dist', '.astro', 'adr']);

/** Builds the front ends whose sources changed since their last build. */
export async function buildStale() {
  const stale = faces
    .map((face) => ({ ...face, hash: hashOf([face.workspace, ...shared]) }))
    .filter((face) => builtFrom(face) !== face.hash);
  // Both to their end, so that neither still writes when the command is over.
  const results = await Promise.allSettled(stale.map((face) => step(face.title, () => build(face))));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function build({ workspace, hash }) {
  const env = environment({ NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' });
  const { ok, output } = await npm(['run', 'build', '--silent', `--workspace=${workspace}`], { env });
  if (!ok) throw new Refusal(`The build of ${workspace} failed.`, output);
  mkdirSync(path.dirname(stampOf(workspace)), { recursive: true });
  writeFileSync(stampOf(workspace), hash);
}

const stampOf = (workspace) => path.join(root, workspace, 'dist/.built-from');

function builtFrom({ workspace }) {
  return existsSync(stampOf(workspace)) ? readFileSync(stampOf(workspace), 'utf8') : '';
}

/** Of the files of these folders, tests aside. */
export function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !notSources.has(name) && !/\.test\.tsx?$|\.md$/.test(name))
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)));
}
