import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

const root = path.resolve(import.meta.dirname, '../..');
const rows = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, promise, file, name] = /^\| (§.+?) \| `(.+?)` \| (.+?) \|$/.exec(line) ?? [];
    return promise && file && name ? [{ promise, file, name }] : [];
  });

describe('The table of promises', () => {
  it('names tests that are there', () => {
    expect(rows).to.have.length.above(15);
    expect(rows.filter(({ file, name }) => !holds(file, name))).to.deep.equal([]);
  });

  it('a missing guarantee would be noticed', () => {
    expect(holds('scripts/e2e/promises.test.ts', ['never', 'written'].join(' '))).to.equal(false);
    expect(holds('scripts/e2e/nowhere.test.ts', 'names')).to.equal(false);
  });
});

function holds(file: string, name: string): boolean {
  const place = path.join(root, file);
  return existsSync(place) && readFileSync(place, 'utf8').includes(`it('${name}'`);
}
