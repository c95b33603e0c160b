import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { base, longest, longSubjects } from './subjects.ts';

describe('Subjects of commits', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'subjects-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@demo.local', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (subject: string) => git('commit', '-q', '--allow-empty', '--no-verify', '-m', subject);

  after(() => rmSync(folder, { recursive: true }));

  it('the limit holds in this repository', () => {
    expect(longSubjects(path.resolve(import.meta.dirname, '..'), base)).to.deep.equal([]);
  });

  it('a folder without the history has none', () => {
    expect(longSubjects(folder, base)).to.deep.equal([]);
  });

  it('a planted long subject after the base is found', () => {
    git('init', '-q');
    commit('b'.repeat(longest + 1));
    const since = git('rev-parse', 'HEAD');
    commit('я'.repeat(longest));
    expect(longSubjects(folder, since)).to.deep.equal([]);
    commit('c'.repeat(longest + 1));
    expect(longSubjects(folder, since)).to.deep.equal(['c'.repeat(longest + 1)]);
    expect(longSubjects(folder, base)).to.deep.equal([]);
  });
});
