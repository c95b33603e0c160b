import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { fillersIn } from './fillEntities.ts';

describe('the demo of single entities', () => {
  it('a test beside it fills nothing', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-fillers-'));
    for (const name of ['notes.ts', 'gifts.ts', 'gifts.test.ts']) writeFileSync(path.join(folder, name), '');
    expect(fillersIn(folder)).to.deep.equal(['gifts.ts', 'notes.ts']);
    rmSync(folder, { recursive: true });
  });

  it('each file of it is checked by its type', () => {
    const folder = path.join(import.meta.dirname, 'entities');
    const untyped = fillersIn(folder).filter(
      (name) => !readFileSync(path.join(folder, name), 'utf8').includes('export const fill: Fill = '),
    );
    expect(untyped).to.deep.equal([]);
  });
});
