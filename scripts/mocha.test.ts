import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';

const runner = path.join(import.meta.dirname, 'lib/mocha.mjs');

describe('the count of the tests', function () {
  this.timeout(60_000);
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-planted-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('tells what passed from what failed', () => {
    const { counts } = run(
      "it('a', () => {}); it('b', () => {}); it('c', () => { throw new Error('planted'); });",
    );
    expect(counts).to.deep.equal({ passed: 2, failed: 1 });
  });

  it('takes a file that cannot be loaded for a failure', () => {
    const { counts, said } = run("import './nowhere.ts';");
    expect(counts).to.deep.equal({ passed: 0, failed: 1 });
    expect(said).to.match(/nowhere\.ts/);
  });

  it('takes an exit in the midst of the tests for a failure', () => {
    const { counts } = run("it('a', () => process.exit(0));");
    expect(counts).to.deep.equal({ passed: 0, failed: 1 });
  });

  it('takes tests that leave something open for a failure, and does not hang on them', () => {
    const { counts, said } = run(
      "import net from 'node:net'; it('a', () => void net.createServer().listen(0, '127.0.0.1'));",
    );
    expect(counts).to.deep.equal({ passed: 1, failed: 1 });
    expect(said).to.match(/something was left open: .*TCPServerWrap/);
  });

  it('takes a run without a single test for a failure', () => {
    expect(run('').counts).to.deep.equal({ passed: 0, failed: 1 });
  });

  it('lets neither a skipped nor a lonely test pass', () => {
    expect(run("it.skip('a', () => {});").counts.failed).to.equal(1);
    expect(run("it.only('a', () => {});").counts.failed).to.equal(1);
  });

  function run(source: string) {
    const file = path.join(folder, 'planted.test.ts');
    writeFileSync(file, source);
    const code = `const { mocha } = await import(${JSON.stringify(runner)});
      const counts = await mocha(process.execPath, [${JSON.stringify(file)}], {});
      console.log(JSON.stringify(counts));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
    });
    const counts = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { passed: number; failed: number };
    return { counts, said: stdout + stderr };
  }
});
