import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { arePainted, keepPainted, painted } from './paintedPictures.ts';

describe('pictures kept for the next run', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const at = (name: string) => path.join(folder, name);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const used = (name: string, minutes: number) => {
    mkdirSync(at(name), { recursive: true });
    utimesSync(at(name), ago(minutes), ago(minutes));
  };

  it('demos of different sizes keep theirs apart', () => expect(painted('120')).not.to.equal(painted('51')));

  it('new pictures replace those that nobody has used for an hour', () => {
    mkdirSync(at('uploads'));
    writeFileSync(at('uploads/1.webp'), '');
    used('pictures-old', 61);
    used('pictures-lately', 59);
    used('pictures-in-use', 61);
    expect(arePainted(at('pictures-in-use'))).to.equal(true);
    expect(arePainted(at('pictures-new'))).to.equal(false);
    keepPainted(at('uploads'), at('pictures-new'));
    expect(readdirSync(folder).sort()).to.deep.equal([
      'pictures-in-use',
      'pictures-lately',
      'pictures-new',
      'uploads',
    ]);
    expect(existsSync(at('pictures-new/1.webp'))).to.equal(true);
  });
});
