import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

const built = path.join(import.meta.dirname, 'dist');
const folder = path.join(built, 'client/_astro');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const linked = [
  ...readFileSync(path.join(built, 'server/entry.mjs'), 'utf8').matchAll(/"_astro\/(style\.[\w-]+\.css)"/g),
];
const names = new Set(linked.map(([, name]) => name));
/** The class names of CSS modules, used by islands and components. */
const classesOf = (sheet: string) =>
  new Set(readFileSync(path.join(folder, sheet), 'utf8').match(/\._\w+_[\w-]{5}_\d+/g));

describe('the stylesheet of pages that the server renders', () => {
  it('is one for all of them', () => {
    expect([...names]).to.have.lengthOf(1);
  });

  it('holds what the islands wear, whose own stylesheet no page links', () => {
    const [own = ''] = names;
    const others = sheets.filter((name) => name !== own);
    expect(others).to.not.deep.equal([]);
    const missing = others.flatMap((name) => [...classesOf(name)].filter((one) => !classesOf(own).has(one)));
    expect(missing).to.deep.equal([]);
  });
});
