import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

const root = path.resolve(import.meta.dirname, 'src');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The classes that a component takes of a stylesheet it imports under a name. */
function classesTaken(file: string): { css: string; taken: string[] }[] {
  const source = read(file);
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name = '', from = '']) => ({
      css: path.join(path.dirname(file), from),
      taken: [...source.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))].map(
        ([, taken = '']) => taken,
      ),
    }),
  );
}

describe('classes of the storefront', () => {
  it('a component takes only classes that its stylesheet has', () => {
    const taken = globSync('**/*.{ts,tsx,astro}', { cwd: root }).flatMap(classesTaken);
    const missing = taken.flatMap(({ css, taken: names }) => {
      const known = new Set([...read(css).matchAll(/\.([A-Za-z]\w*)/g)].map(([, name]) => name));
      return names.filter((name) => !known.has(name)).map((name) => `${css}: ${name}`);
    });
    expect(taken.length).to.be.greaterThan(50);
    expect(missing).to.deep.equal([]);
  });
});
