import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { allowed, breaches } from './borders.cases.ts';

const root = path.resolve(import.meta.dirname, '..');
const workspaces = ['db', 'api', 'storefront', 'backoffice'];

const spellings = [
  (from: string) => `import x from '${from}';`,
  (from: string) => `import type { X } from '${from}';`,
  (from: string) => `import '${from}';`,
  (from: string) => `export { x } from '${from}';`,
  (from: string) => `export * from '${from}';`,
  (from: string) => `await import('${from}');`,
];

describe('the borders between the rooms', () => {
  let tree: string;
  let refused: Set<string>;

  before(() => {
    tree = mkdtempSync(path.join(os.tmpdir(), 'odonta-borders-'));
    copyFileSync(path.join(root, 'biome.json'), path.join(tree, 'biome.json'));
    writeFileSync(path.join(tree, '.gitignore'), 'dist\n');
    for (const [file, imports] of Object.entries(breaches)) plant(file, imports);
    for (const [file, imports] of Object.entries(allowed)) plant(inOwnFolder(file), imports);
    refused = new Set(complaints(tree));
  });
  after(() => rmSync(tree, { recursive: true, force: true }));

  for (const [file, imports] of Object.entries(breaches)) {
    it(`keep ${file} from ${imports.join(', ')}, however it is spelled`, () => {
      const planted = linesOf(file, imports);
      expect(
        planted.filter(([line]) => !refused.has(`${file}:${line}`)).map(([, text]) => text),
      ).to.deep.equal([]);
    });
  }

  it('let every room import what it may', () => {
    const planted = Object.entries(allowed).flatMap(([file, imports]) =>
      linesOf(inOwnFolder(file), imports).map(
        ([line, text]) => [`${inOwnFolder(file)}:${line}`, text] as const,
      ),
    );
    expect(
      planted.filter(([place]) => refused.has(place)).map(([place, text]) => `${place} ${text}`),
    ).to.deep.equal([]);
  });

  it('hold in the tree as it stands', () => {
    expect(complaints(root)).to.deep.equal([]);
  });

  it('are not walked around by a relative path out of a workspace', () => {
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

  function plant(file: string, imports: string[]): void {
    const text = linesOf(file, imports).map(([, line]) => line);
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(
      path.join(tree, file),
      (file.endsWith('.astro') ? ['---', ...text, '---'] : text).join('\n'),
    );
  }
});

function linesOf(file: string, imports: string[]): [line: number, text: string][] {
  const first = file.endsWith('.astro') ? 2 : 1;
  return imports
    .flatMap((from) => spellings.map((spell) => spell(from)))
    .map((text, index) => [index + first, text]);
}

// Both lists speak of the same rooms; in one tree their files must not be the same.
function inOwnFolder(file: string): string {
  return file === 'api/market.ts' ? file : file.replace(/x(?=\.)/, 'allowed');
}

function complaints(cwd: string): string[] {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd, encoding: 'utf8', maxBuffer: 1e8 });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const breaches = diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  return breaches.map(({ location }) => `${location.path}:${location.start.line}`);
}

type Diagnostic = { category: string; location: { path: string; start: { line: number } } };

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
