import { globSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { chunkGroups } from './chunkGroups.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('chunks of the storefront', () => {
  it('every module and package that a chunk names exists', () => {
    const files = [
      ...globSync('{storefront/src,db/vocabulary}/**/*.{ts,tsx}', { cwd: root }).map((file) => `/${file}`),
      ...globSync('{,storefront/}node_modules/*', { cwd: root }).map((folder) => `/${folder}/`),
    ];
    const missing = chunkGroups
      .flatMap(({ test }) => test.source.split('|'))
      .filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)));
    expect(missing).to.deep.equal([]);
  });
});
