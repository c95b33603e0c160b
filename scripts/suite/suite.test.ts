import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { until } from '../testing/programs.ts';

const main = path.join(import.meta.dirname, 'main.ts');

describe('the runner of the tests', function () {
  this.timeout(60_000);
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'odonta-planted-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('counts what passed and what failed', async () => {
    const { counts } = await run({
      one: "it('a', () => {}); it('b', () => {}); it('c', () => { throw new Error('planted'); });",
    });
    expect(counts).to.deep.equal({ passed: 2, failed: 1 });
  });

  it('takes a file that cannot be loaded for a failure', async () => {
    const { counts, said } = await run({ one: "import './nowhere.ts';" });
    expect(counts).to.deep.equal({ passed: 0, failed: 1 });
    expect(said).to.match(/nowhere\.ts/);
  });

  it('takes an exit in the midst of the tests for a failure, and runs the other files', async () => {
    const { counts, said } = await run({ one: "it('a', () => process.exit(0));", two: "it('b', () => {});" });
    expect(counts).to.deep.equal({ passed: 1, failed: 1 });
    expect(said).to.match(/one\.test\.ts: ended its process with code 0/);
  });

  it('takes a killed process for a failure, and runs the other files', async () => {
    const killed = "it('a', () => void process.kill(process.pid, 'SIGKILL'));";
    const { counts, said } = await run({ one: killed, two: "it('b', () => {});" });
    expect(counts).to.deep.equal({ passed: 1, failed: 1 });
    expect(said).to.match(/one\.test\.ts: ended its process with SIGKILL/);
  });

  it('ends a file that hangs, and runs the other files', async () => {
    const files = { one: "it('a', () => { for (;;); });", two: "it('b', () => {});" };
    const { counts, said } = await run(files, { SUITE_MINUTES_PER_FILE: '0.2' });
    expect(counts).to.deep.equal({ passed: 1, failed: 1 });
    expect(said).to.match(/one\.test\.ts: ended its process with SIGKILL/);
  });

  it('fails a test during which a promise is rejected and nobody listens', async () => {
    const careless =
      "it('a', async () => { void Promise.reject(new Error('planted')); await new Promise((done) => setTimeout(done, 50)); });";
    expect((await run({ one: careless })).counts).to.deep.equal({ passed: 0, failed: 1 });
  });

  it('takes tests that leave something open for a failure, and does not hang on them', async () => {
    const { counts, said } = await run({
      one: "import net from 'node:net'; it('a', () => void net.createServer().listen(0, '127.0.0.1'));",
    });
    expect(counts).to.deep.equal({ passed: 1, failed: 1 });
    expect(said).to.match(/something was left open: .*TCPServerWrap/);
  });

  it('takes a process that ends between files for a failure', async () => {
    const leaving = `it('a', () => {
      const { stdout } = process;
      const write = stdout.write.bind(stdout);
      stdout.write = (text) => write(text) && String(text).includes('"passed"') && process.exit(0);
    });`;
    const { counts, said } = await run({ one: leaving });
    expect(counts).to.deep.equal({ passed: 1, failed: 1 });
    expect(said).to.match(/The process of the tests ended with code 0/);
  });

  it('ends though a process that a test started goes on', async () => {
    const starting = `import { spawn } from 'node:child_process';
    it('a', () => {
      const child = spawn('sleep', ['90'], { detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
      console.log('started', child.pid);
      child.unref();
    });`;
    const { counts, said } = await run({ one: starting });
    process.kill(Number(/started (\d+)/.exec(said)?.[1]));
    expect(counts).to.deep.equal({ passed: 1, failed: 0 });
  });

  it('counts a test that prints bytes of any kind', async () => {
    const printing = "it('a', () => void process.stdout.write('\\0not a result\\n'));";
    expect((await run({ one: printing })).counts).to.deep.equal({ passed: 1, failed: 0 });
  });

  it('takes a file without a single test for a failure', async () => {
    expect((await run({ one: '', two: "it('b', () => {});" })).counts).to.deep.equal({
      passed: 1,
      failed: 1,
    });
  });

  it('takes words that fit no test for a failure', async () => {
    const { counts } = await run({ one: "it('a', () => {});" }, {}, ['--grep', 'nothing of the kind']);
    expect(counts).to.deep.equal({ passed: 0, failed: 1 });
  });

  it('lets neither a skipped nor a lonely test pass', async () => {
    const { counts } = await run({ one: "it.skip('a', () => {});", two: "it.only('a', () => {});" });
    expect(counts.failed).to.equal(2);
  });

  it('runs files at once, each after another in a process that keeps its modules', async () => {
    const reportsProcess =
      "it('a', () => console.log('process', process.pid, Boolean(globalThis['was here'])));";
    const planted = `${reportsProcess} globalThis['was here'] = true;`;
    const { said } = await run({ one: planted, two: planted, three: planted }, {}, ['--jobs', '2']);
    const lines = [...said.matchAll(/process (\d+)/g)].map(([, pid]) => pid);
    expect(lines).to.have.length(3);
    expect(new Set(lines).size).to.equal(2);
  });

  async function run(
    sources: Record<string, string>,
    env: Record<string, string> = {},
    words: string[] = [],
  ): Promise<{ counts: { passed: number; failed: number }; said: string }> {
    const files = Object.entries(sources).map(([name, source]) => {
      const file = path.join(folder, `${name}.test.ts`);
      writeFileSync(file, source);
      return file;
    });
    const counts = path.join(folder, 'counts.json');
    const child = spawn(process.execPath, [main, ...files, ...words], {
      env: { ...process.env, ...env, SUITE_COUNTS: counts },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    await until(() => child.exitCode !== null, 60);
    return { counts: JSON.parse(readFileSync(counts, 'utf8')), said };
  }
});
