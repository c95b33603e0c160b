import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { allowed, allowedInPages, breaches, refusedInPages } from './borders.cases.ts';

const root = path.resolve(import.meta.dirname, '..');
const workspaces = ['db', 'api', 'storefront', 'backoffice'];

const spellings = [
  (from: string) => `import x from '${from}';`,
  (from: string) => `import type { X } from '${from}';`,
  (from: string) => `import '${from}';`,
  (from: string) => `export { x } from '${from}';`,
  (from: string) => `export * from '${from}';`,
  (from: string) => `await import('${from}');`,
  (from: string) => `type Y = import('${from}').Y;`,
];

describe('the borders between the areas and rooms', () => {
  let tree: string;
  let refused: Set<string>;

  before(function () {
    this.timeout(60_000);
    tree = mkdtempSync(path.join(os.tmpdir(), 'odonta-borders-'));
    for (const file of [
      '.dependency-cruiser.mjs',
      'package.json',
      ...workspaces.map((name) => `${name}/package.json`),
    ])
      copy(file);
    mkdirSync(path.join(tree, 'node_modules/@odonta'), { recursive: true });
    for (const name of workspaces)
      symlinkSync(`../../${name}`, path.join(tree, 'node_modules/@odonta', name));
    for (const [file, imports] of Object.entries(breaches)) plant(file, imports);
    for (const [file, imports] of Object.entries(allowed)) plant(file, imports, 'y');
    write('node_modules/ical.js/index.js', 'export {};');
    write('api/sales/calendars/shipped.ts', "import 'ical.js';");
    write('api/sales/calendars/tested.test.ts', "import 'ical.js';");
    refused = refusedIn(tree);
  });
  after(() => rmSync(tree, { recursive: true, force: true }));

  for (const [file, imports] of Object.entries(breaches)) {
    it(`${file} is kept from ${imports.join(', ')}, however it is spelled`, () => {
      const missed = planted(file, imports).filter(([place, , from]) => !refused.has(`${place} ${from}`));
      expect(missed.map(([, text]) => text)).to.deep.equal([]);
    });
  }

  it('every room imports what it may', () => {
    const places = Object.entries(allowed).flatMap(([file, imports]) => planted(file, imports, 'y'));
    const wrongly = places.filter(([place, , from]) => refused.has(`${place} ${from}`));
    expect(wrongly.map(([place, text]) => `${place} ${text}`)).to.deep.equal([]);
  });

  it('shipped code cannot import a devDependency', () => {
    expect([...refused].filter((breach) => breach.endsWith(' ical.js'))).to.deep.equal([
      'api/sales/calendars/shipped.ts ical.js',
    ]);
  });

  it('the linter holds the borders in pages', () => {
    const lines = [...refusedInPages, ...allowedInPages].map((from) => `import '${from}';`);
    expect(complaintsAbout(lines)).to.deep.equal(refusedInPages.map((_, index) => index + 2));
  });

  it('a relative path out of a workspace is refused', () => {
    expect(escapes('api/x/y.ts', "import a from '../../db/models/a.ts';")).to.have.length(1);
    expect(escapes('api/x/y.ts', "const a = await import('../../db/models/a.ts');")).to.have.length(1);
    expect(escapes('api/x/y.ts', "import a from '../db/a.ts';")).to.deep.equal([]);
    const files = globSync(`{${workspaces.join(',')}}/**/*.{ts,tsx,astro}`, {
      cwd: root,
      exclude: isNotOurs,
    });
    const found = files.flatMap((file) => escapes(file, readFileSync(path.join(root, file), 'utf8')));
    expect(found).to.deep.equal([]);
  });

  function copy(file: string): void {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(tree, file));
  }

  /** Plants each spelling in a file of its own, with the imported file, so that it is found. */
  function plant(file: string, imports: string[], letter?: string): void {
    for (const [place, text, from] of planted(file, imports, letter)) {
      write(place, text);
      const target = targetOf(place, from);
      if (target && !existsSync(path.join(tree, target))) write(target, 'export {};');
    }
  }

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }

  function complaintsAbout(lines: string[]): number[] {
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    copy('biome.json');
    writeFileSync(path.join(tree, '.gitignore'), 'dist\n');
    const page = 'storefront/src/pages/x.astro';
    write(page, ['---', ...lines, '---'].join('\n'));
    const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', page];
    const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: tree, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    return diagnostics.map(({ location }) => location.start.line);
  }
});

type Diagnostic = { category: string; location: { path: string; start: { line: number } } };
interface Cruised {
  modules: { source: string; dependencies: { module: string; protocol?: string; valid: boolean }[] }[];
}

function planted(
  file: string,
  imports: string[],
  letter = 'x',
): [place: string, text: string, from: string][] {
  return imports.flatMap((from, which) =>
    spellings.map((spell, how): [string, string, string] => [
      file.replace(/\bx(?=\.)/, `${letter}${which}${how}`),
      spell(from),
      from,
    ]),
  );
}

function targetOf(place: string, from: string): string | null {
  const [, name, rest] = /^@odonta\/(\w+)\/(.+)$/.exec(from) ?? [];
  const target = name
    ? path.join(name, rest ?? '')
    : from.startsWith('.') && path.join(path.dirname(place), from);
  if (!target) return null;
  return path.extname(target) ? target : `${target}/index.ts`;
}

function refusedIn(cwd: string): Set<string> {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...workspaces];
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (!stdout) throw new Error(stderr);
  const { modules } = JSON.parse(stdout) as Cruised;
  return new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ valid }) => !valid)
        .map(({ protocol = '', module }) => `${source} ${protocol}${module}`),
    ),
  );
}

function escapes(file: string, source: string): string[] {
  const specifiers = source.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g);
  const workspace = file.split(path.sep)[0];
  return [...specifiers]
    .map(([, specifier = '']) => path.join(path.dirname(file), specifier))
    .filter((target) => target.split(path.sep)[0] !== workspace)
    .map((target) => `${file} → ${target}`);
}

function isNotOurs(name: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|\.astro)$/.test(name);
}
