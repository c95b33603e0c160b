import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { titlesIn } from './titles.ts';
import { allowed, banned, clausesInComments, dialectIn, dialectInComments } from './words.ts';

const root = path.resolve(import.meta.dirname, '..');
const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
const files = listed('*.ts', '*.tsx', '*.mjs');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('Names use the words of STYLE.md', () => {
  it('in files and folders', () => {
    const names = new Set(files.flatMap((file) => file.replace(/\.\w+$/, '').split('/')));
    expect([...names].filter(isBanned)).to.deep.equal([]);
  });

  it('in identifiers', function () {
    this.timeout(240_000);
    const found = new Map<string, string>();
    for (const file of files)
      for (const name of declaredIn(file, read(file))) if (isBanned(name)) found.set(name, file);
    expect([...found].map(([name, file]) => `${name} in ${file}`)).to.deep.equal([]);
  });

  it('and a planted one is found', () => {
    const source =
      'const openDeed = 1; interface Reckoning { told_at: number; isHeld: boolean }; f({ deputyOf: 1 });';
    expect(declaredIn('x.ts', source).filter(isBanned)).to.deep.equal(['openDeed', 'Reckoning', 'deputyOf']);
    expect(['LoginDesk', 'namingRivals', 'staffDoor'].every(isBanned)).to.equal(true);
    expect(['indeed', 'outdoor', 'behind', 'deed'].map(isBanned)).to.deep.equal([false, false, false, false]);
  });
});

describe('Prose avoids the dialect that STYLE.md replaces', () => {
  const found = (sources: readonly string[], wordsIn: (text: string, file: string) => string[]) =>
    sources.flatMap((file) => wordsIn(read(file), file).map((word) => `${word} in ${file}`));

  const sources = [...files, ...listed('*.astro', '*.css', '*.sql')].filter(
    (file) => file !== 'scripts/words.test.ts',
  );

  it('in comments', () => {
    expect(found(sources, dialectInComments)).to.deep.equal([]);
  });

  it('and clauses with "what" or "who" as subjects of comments', () => {
    expect(found(sources, clausesInComments)).to.deep.equal([]);
    const planted = '/** What is owed. */\n  /** Who pays: a company. */\n/** Whole rows. What else. */';
    expect(clausesInComments(planted)).to.deep.equal(['/** What is owed. */', '/** Who pays: a company. */']);
  });

  it('in titles of tests', () => {
    const titles = (text: string, file: string) => titlesIn(file, text).flatMap(dialectIn);
    expect(found(listed('*.test.ts'), titles)).to.deep.equal([]);
  });

  it('in documents', () => {
    const documents = listed('*.md').filter((file) => file !== 'scripts/STYLE.md');
    expect(found(documents, dialectIn)).to.deep.equal([]);
  });

  it('and a planted one is found', () => {
    const source =
      "f('// a deed'); // whoever asks\n/** The deed\n * lapses. */\n-- `deed` is a column\n-- at the door";
    expect(dialectInComments(source)).to.deep.equal(['whoever', 'deed', 'lapses', 'door']);
    expect(dialectIn('Whoever reckons, `deed` aside, is indeed outdoors.')).to.deep.equal([
      'Whoever',
      'reckons',
    ]);
  });
});

/** Columns and fields of the API are written in snake_case: those are data. */
function isBanned(name: string): boolean {
  if (allowed.has(name) || name.includes('_')) return false;
  return partsOf(name).some((part) => banned.has(part));
}

const partsOf = (name: string) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[.\-$]/).map((part) => part.toLowerCase());

function declaredIn(file: string, text: string): string[] {
  const names: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && declares(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function declares(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    'name' in parent &&
    parent.name === node &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isImportSpecifier(parent) &&
    !ts.isImportClause(parent) &&
    !ts.isExportSpecifier(parent)
  );
}
