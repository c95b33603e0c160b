import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { changedFiles } from './changedFiles.ts';
import { readDurations, writeDurations } from './durations.ts';
import { affectedTests } from './imports.ts';
import { select, slow, UnknownWords } from './selection.ts';

const repository = path.resolve(import.meta.dirname, '../..');

describe('the tests that words select', () => {
  const filesOf = (...words: string[]) => select(words, repository).files;

  it('no words select all tests', () => {
    const files = filesOf();
    expect(files).to.include.members(['api/config.test.ts', 'scripts/e2e/signing_in.test.ts']);
    expect(new Set(files).size).to.equal(files.length).greaterThan(500);
  });

  it('a named file or folder selects its tests and no others', () => {
    expect(filesOf('api/config.test.ts')).to.deep.equal(['api/config.test.ts']);
    const inFolder = filesOf('scripts/suite', 'api/config.test.ts');
    expect(inFolder).to.include('scripts/suite/selection.test.ts');
    expect(inFolder.filter((file) => !file.startsWith('scripts/suite/'))).to.deep.equal([
      'api/config.test.ts',
    ]);
  });

  it('an unknown path or option, or one without tests, is refused by name', () => {
    expect(() => filesOf('api/nowhere')).to.throw(UnknownWords, 'There is no api/nowhere.');
    expect(() => filesOf('api/config.ts')).to.throw(UnknownWords, 'There is no test in api/config.ts');
    expect(() => filesOf('.ci')).to.throw(UnknownWords, 'There is no test in .ci');
    expect(() => filesOf('--quick')).to.throw(UnknownWords, '--quick');
  });

  it('a fast run leaves out browsers, proofs and attacks', () => {
    const all = filesOf();
    const left = new Set(filesOf('--fast'));
    for (const kind of slow)
      expect(
        all.filter((file) => kind.test(file)),
        `${kind}`,
      ).to.not.be.empty;
    expect(all.filter((file) => !left.has(file))).to.deep.equal(
      all.filter((file) => slow.some((kind) => kind.test(file))),
    );
    for (const folder of ['e2e', 'guarantees', 'fuzz', 'contract'])
      expect(filesOf(`scripts/${folder}`).filter((file) => left.has(file))).to.deep.equal([]);
  });

  it('a selection is refused when the run leaves all of it out', () => {
    expect(() => filesOf('--fast', 'scripts/e2e')).to.throw(UnknownWords, '--fast leaves out all of these');
  });
});

describe('the durations of earlier runs', () => {
  it('durations are read as written, and are none when the file is cut off', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-durations-'));
    const file = path.join(folder, 'durations.json');
    writeDurations(file, { 'api/config.test.ts': 12 });
    expect(readDurations(file)).to.deep.equal({ 'api/config.test.ts': 12 });
    writeFileSync(file, '{"api/config.te');
    expect(readDurations(file)).to.deep.equal({});
    rmSync(folder, { recursive: true });
  });
});

describe('the tests that a change can break', () => {
  let root: string;
  const tests = [
    'api/near.test.ts',
    'api/far.test.ts',
    'api/folder.test.ts',
    'db/whole.test.ts',
    'backoffice/menu.test.ts',
  ];
  const sources: Record<string, string> = {
    'db/base.ts': '',
    'db/models/index.ts': "import '../base.ts';",
    'db/steps/1.ts': '',
    'db/onlyTypes.ts': '',
    'api/start.process.ts': '',
    'api/near.ts': "import '@odonta/db/models';\nimport type { X } from '@odonta/db/onlyTypes.ts';",
    'api/near.test.ts': "import './near.ts'; fork(path.join(import.meta.dirname, 'start.process.ts'));",
    'api/far.test.ts': "import 'chai';",
    'api/folder.test.ts': "readdirSync(path.resolve(import.meta.dirname, '../db/steps'));",
    'db/whole.test.ts': "globSync('**', { cwd: path.resolve(import.meta.dirname, '..') });",
    'api/README.md': '',
    'api/rows.csv': '',
    'db/functions/index.ts': 'readdirSync(import.meta.dirname);',
    'db/functions/one.sql': '',
    'backoffice/package.json':
      '{ "imports": { "#found": { "node": "./src/found.node.ts", "default": "./src/found.ts" } } }',
    'backoffice/src/found.node.ts': "globSync('*/index.ts', { cwd: import.meta.dirname });",
    'backoffice/src/orders/index.ts': '',
    'backoffice/menu.test.ts': "import { found } from '#found';",
    'package.json': '{}',
  };
  const affected = (...changed: string[]) => affectedTests(tests, changed, root);

  before(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'odonta-changed-'));
    for (const [file, text] of Object.entries(sources)) write(file, text);
  });
  after(() => rmSync(root, { recursive: true }));

  it('a change selects the tests that import it, however far', () => {
    expect(affected('db/base.ts')).to.deep.equal(['api/near.test.ts', 'db/whole.test.ts']);
  });

  it('a change selects the tests that start its process or read its folder', () => {
    expect(affected('api/start.process.ts')).to.include('api/near.test.ts').not.include('api/far.test.ts');
    expect(affected('db/steps/2.ts')).to.include('api/folder.test.ts').not.include('api/far.test.ts');
  });

  it('a change selects a changed test itself, and those that read the whole repository', () => {
    expect(affected('api/far.test.ts')).to.deep.equal(['api/far.test.ts', 'db/whole.test.ts']);
    expect(affected('api/README.md')).to.deep.equal(['db/whole.test.ts']);
  });

  it('a change selects no test that uses it only as a type', () => {
    expect(affected('db/onlyTypes.ts')).to.deep.equal(['db/whole.test.ts']);
  });

  it('a change selects the tests that find it in a folder of a reader, by a name of the package', () => {
    expect(affected('backoffice/src/orders/index.ts')).to.deep.equal([
      'db/whole.test.ts',
      'backoffice/menu.test.ts',
    ]);
  });

  it('a change of an unknown kind or below everything selects all tests', () => {
    expect(affected('api/rows.csv')).to.deep.equal(tests);
    expect(affected('db/functions/one.sql')).to.deep.equal(tests);
    expect(affected('package.json')).to.deep.equal(tests);
    expect(affected('scripts/suite/pool.ts')).to.deep.equal(tests);
  });

  it('changes are found in commits since main, the working tree and new files', () => {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], { cwd: root });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '--message=all');
    git('switch', '--quiet', '--create=work');
    write('db/base.ts', 'export {};');
    git('commit', '--quiet', '--all', '--message=more');
    write('api/near.ts', 'export {};');
    write('api/new.ts', '');
    expect(changedFiles(root)).to.have.members(['db/base.ts', 'api/near.ts', 'api/new.ts']);
  });

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
