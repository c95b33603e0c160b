import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from 'chai';

describe('an error that nobody caught', function () {
  this.timeout(20_000);
  let child: ChildProcess;
  afterEach(() => child.kill('SIGKILL'));

  const serverWith = async (before: string) => {
    const code = `const { surviveErrors } = await import(${JSON.stringify(import.meta.resolve('./uncaughtErrors.ts'))});
      const { createServer } = await import('node:http');
      ${before}
      const planted = {
        '/event': () => setImmediate(() => { throw new Error('planted'); }),
        '/promise': () => { Promise.reject(new Error('planted')); },
      };
      createServer((req, res) => { planted[req.url]?.(); res.end('ok'); })
        .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
    child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [port] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line');
    return (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
      );
  };

  it('leaves the process serving, whether an event or a promise threw it', async () => {
    const ask = await serverWith('surviveErrors();');
    for (const path of ['/event', '/', '/promise', '/']) expect(await ask(path)).to.equal(200);
    expect(child.exitCode).to.equal(null);
  });

  it('ends a process without the net (the control)', async () => {
    const ask = await serverWith('');
    const ended = once(child, 'exit');
    await ask('/event').catch(() => undefined);
    expect((await ended)[0]).to.equal(1);
  });
});
