import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import {
  brokenLinks,
  decisionIn,
  documents,
  drawnDecisions,
  missingFiles,
  read,
  repositoryFiles,
} from './decisions.ts';

const root = path.resolve(import.meta.dirname, '..');

describe('Documents', () => {
  it('the index lists every decision', () => {
    const listed = [...drawnDecisions().matchAll(/\]\(\.\.\/(.+)\)/g)].map(([, file]) => file);
    expect(listed).to.have.members(documents().filter((file) => file.includes('/adr/')));
  });

  it('a decision with another name or number is refused', () => {
    expect(() => decisionIn('db/adr/ready_heads.md', '# 1. Ready heads\n')).to.throw(
      'name it adr/NNNN-title.md',
    );
    expect(() => decisionIn('db/adr/0002-heads.md', '# 1. Heads\n')).to.throw('begin it with "# 2. Title"');
    expect(decisionIn('db/adr/0002-heads.md', '# 2. Heads\n').title).to.equal('Heads');
  });

  it('every link leads to a file', () => {
    const broken = documents().flatMap((file) =>
      brokenLinks(file, read(file), (target) => existsSync(path.join(root, target))).map(
        (link) => `${file}: ${link}`,
      ),
    );
    expect(broken).to.deep.equal([]);
  });

  it('every file named between backticks exists', () => {
    const files = repositoryFiles();
    const missing = documents()
      .filter((file) => file !== 'CHANGELOG.md')
      .flatMap((file) => missingFiles(read(file), files).map((name) => `${file}: ${name}`));
    expect(missing).to.deep.equal([]);
  });

  it('a planted name without a file is found', () => {
    const text = '`docs/a.ts`, `../docs/a.ts` and `docs/gone.ts`; `*.test.ts` is a pattern';
    expect(missingFiles(text, ['api/docs/a.ts'])).to.deep.equal(['docs/gone.ts']);
  });

  it('a planted link to nowhere is found', () => {
    const text = '[a](adr/0001-a.md) [b](../b.md#part) [c](https://example.test/)';
    expect(brokenLinks('db/README.md', text, (target) => target === 'db/adr/0001-a.md')).to.deep.equal([
      '../b.md',
    ]);
  });
});
