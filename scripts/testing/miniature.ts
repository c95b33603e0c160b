import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Program, processesNaming, start, until } from './programs.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Miniature = ReturnType<typeof miniature>;

/** A miniature for each test of a suite; the programs started by `start` end with the test. */
export function useMiniature() {
  const tree = {} as Miniature;
  let programs: Program[] = [];
  beforeEach(() => {
    Object.assign(tree, miniature());
    programs = [];
  });
  afterEach(async () => {
    for (const { child } of programs) child.kill('SIGKILL');
    await until(() => processesNaming(tree.home).length === 0);
    tree.remove();
  });
  return {
    tree,
    start(...program: Parameters<typeof start>): Program {
      const started = start(...program);
      programs.push(started);
      return started;
    },
  };
}

/** A small repository around the real scripts: its front ends build in no time and its server only says that it is up. */
function miniature() {
  const home = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'odonta-miniature-')));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), text);
  };
  cpSync(path.join(root, 'scripts/lib'), path.join(home, 'scripts/lib'), { recursive: true });
  cpSync(path.join(root, 'scripts/start.mjs'), path.join(home, 'scripts/start.mjs'));
  for (const [file, text] of Object.entries(files))
    write(file, typeof text === 'string' ? text : JSON.stringify(text));
  return { home, write, remove: () => rmSync(home, { recursive: true, force: true }) };
}

const faces = ['storefront', 'backoffice'];

const build = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', process.version);`;

const server = `const end = (code) => console.log('asked') ?? setTimeout(() => process.exit(code), 100);
process.on('SIGTERM', () => end(7));
process.on('SIGINT', () => end(8));
setInterval(() => {}, 1000);
process.send?.('ready');
console.log('up', process.version, process.pid);`;

const files: Record<string, unknown> = {
  'package.json': {
    name: 'miniature',
    private: true,
    type: 'module',
    workspaces: faces,
    scripts: { start: 'exec node scripts/start.mjs' },
  },
  'package-lock.json': {
    name: 'miniature',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'miniature', workspaces: faces },
      ...Object.fromEntries(faces.map((face) => [face, { version: '1.0.0' }])),
      ...Object.fromEntries(faces.map((face) => [`node_modules/${face}`, { resolved: face, link: true }])),
    },
  },
  ...Object.fromEntries(faces.map((face) => [`${face}/build.mjs`, build])),
  ...Object.fromEntries(
    faces.map((face) => [
      `${face}/package.json`,
      { name: face, version: '1.0.0', type: 'module', scripts: { build: 'node build.mjs' } },
    ]),
  ),
  'api/server.ts': server,
};
