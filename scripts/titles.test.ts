import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { beginsWithoutSubject, titlesIn } from './titles.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

describe('A title of a test', () => {
  it('has a subject', function () {
    this.timeout(240_000);
    const breaches = files.flatMap((file) =>
      titlesIn(file, readFileSync(path.join(root, file), 'utf8'))
        .filter(beginsWithoutSubject)
        .map((title) => `${file}: ${title}`),
    );
    expect(breaches).to.deep.equal([]);
  });

  it('is found where a planted one has none', () => {
    const planted =
      "it('are sent once', f); it.only(`go to`, f); it('do not wait', f); it('keeps its row', f);";
    expect(titlesIn('x.test.ts', planted)).to.have.length(4);
    expect(titlesIn('x.test.ts', planted).filter(beginsWithoutSubject)).to.deep.equal([
      'are sent once',
      'go to',
      'do not wait',
    ]);
  });
});
