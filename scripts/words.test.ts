import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';
import { allowed, banned } from './words.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

describe('Names use the words of STYLE.md', () => {
  it('in files and folders', () => {
    const names = new Set(files.flatMap((file) => file.replace(/\.\w+$/, '').split('/')));
    expect([...names].filter(isBanned)).to.deep.equal([]);
  });

  it('in identifiers', function () {
    this.timeout(60_000);
    const found = new Map<string, string>();
    for (const file of files)
      for (const name of declaredIn(file, readFileSync(path.join(root, file), 'utf8')))
        if (isBanned(name)) found.set(name, file);
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
