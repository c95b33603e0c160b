import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'chai';
import { useMiniature } from './testing/miniature.ts';
import { type Program, processesNaming, until } from './testing/programs.ts';

describe('the wrapper of npm start', function () {
  this.timeout(60_000);
  const { tree, start } = useMiniature();

  const env = { ...process.env, npm_lifecycle_event: undefined };
  const wrapper = (node = process.execPath) => {
    return start(node, [path.join(tree.home, 'scripts/start.mjs')], { cwd: tree.home, env });
  };
  const upAndDown = async () => {
    const program = wrapper();
    await program.says(/^up /m);
    program.child.kill('SIGTERM');
    await program.ended();
    return program.said();
  };

  it('installs, builds and starts; the second time it only starts, and at once', async () => {
    const beganFirst = performance.now();
    const first = await upAndDown();
    const firstMs = performance.now() - beganFirst;
    expect(first).to.match(/✓ Ставлю зависимости \(npm ci\): \d+,\d с\n/);
    expect(first).to.match(/✓ Собираю витрину: \d+,\d с\n/);
    expect(first).to.match(/✓ Собираю бэк-офис: \d+,\d с\n/);
    const began = performance.now();
    expect(await upAndDown()).to.match(/^up v\d+\.\d+\.\d+ \d+\nasked\n$/);
    // A machine that is busy with other tests is slower in both.
    expect(performance.now() - began).to.be.below(Math.max(2000, 0.8 * firstMs));
  });

  it('builds anew only what the change goes into', async () => {
    await upAndDown();
    tree.write('storefront/src/page.astro', 'new');
    expect(await upAndDown())
      .to.match(/✓ Собираю витрину/)
      .and.not.match(/бэк-офис/);
    tree.write('db/vocabulary/money.ts', 'new');
    expect(await upAndDown())
      .to.match(/✓ Собираю витрину/)
      .and.match(/✓ Собираю бэк-офис/);
    tree.write('storefront/src/page.test.ts', 'new');
    tree.write('db/models/Prod.ts', 'new');
    expect(await upAndDown()).to.match(/^up/);
  });

  it('shows why a build failed, says so in one sentence and starts nothing', async () => {
    tree.write('backoffice/build.mjs', 'throw new Error("planted")');
    const program = wrapper();
    expect(await program.ended()).to.equal(1);
    expect(program.said())
      .to.match(/Error: planted/)
      .and.match(/\nThe build of backoffice failed\.\n$/)
      .and.not.match(/^up/m);
  });

  it('shows why the installation failed and says so in one sentence', async () => {
    tree.write(
      'package.json',
      '{"name":"miniature","workspaces":["storefront"],"dependencies":{"left-pad":"1.3.0"}}',
    );
    const program = wrapper();
    expect(await program.ended()).to.equal(1);
    expect(program.said())
      .to.match(/npm error/)
      .and.match(/\nThe packages could not be installed: npm ci failed\.\n$/);
  });

  it('passes the exit code of the server on', async () => {
    tree.write('api/server.ts', 'process.exit(42);');
    expect(await wrapper().ended()).to.equal(42);
  });

  it('starts a server that had served and died again, at once, and still ends by a signal', async () => {
    const program = wrapper();
    for (let life = 1; life <= 3; life += 1) {
      await until(() => lives(program).length === life);
      if (life < 3) process.kill(Number(lives(program).at(-1)), 'SIGKILL');
    }
    expect(program.complained()).to.match(/^The server ended with 137: it is started again in 0\.1 s\.$/m);
    program.child.kill('SIGTERM');
    expect(await program.ended()).to.equal(7);
    expect(processesNaming(tree.home)).to.deep.equal([]);
  });

  it('ends at once by a signal that comes while it waits to start the server again', async () => {
    tree.write('api/server.ts', `${hello} process.exit(3);`);
    const program = wrapper();
    await program.says(/started again in 1\.6 s/);
    program.child.kill('SIGTERM');
    const began = performance.now();
    expect(await program.ended()).to.equal(3);
    expect(performance.now() - began).to.be.below(1000);
  });

  it('does not start for ever a server that dies as soon as it serves', async () => {
    tree.write('api/server.ts', `${hello} process.exit(3);`);
    const how = '{ firstPauseMs: 1, longestPauseMs: 5, most: 4, steadyMs: 60_000 }';
    const start = `import { serve } from './lib/serve.mjs';\nprocess.exitCode = await serve([], ${how});`;
    tree.write('scripts/start.mjs', start);
    const program = wrapper();
    expect(await program.ended()).to.equal(3);
    expect(lives(program)).to.have.length(5);
    expect(program.complained()).to.match(/dies again and again: it is not started any more\.\n$/);
  });

  it('does not start a server again whose settings are refused, also when an earlier one served', async () => {
    const once = `import { existsSync, writeFileSync } from 'node:fs';
      if (existsSync('served')) process.send('refused', () => process.exit(1));
      else { writeFileSync('served', ''); ${hello} setTimeout(() => process.exit(3)); }`;
    tree.write('api/server.ts', once);
    const program = wrapper();
    expect(await program.ended()).to.equal(1);
    expect(lives(program)).to.have.length(1);
  });

  for (const [signal, code] of [
    ['SIGTERM', 7],
    ['SIGINT', 8],
    ['SIGHUP', 7],
  ] as const) {
    it(`hands ${signal} to the server and waits for its end`, async () => {
      const program = wrapper();
      await program.says(/^up /m);
      program.child.kill(signal);
      expect(await program.ended()).to.equal(code);
      expect(processesNaming(tree.home)).to.deep.equal([]);
    });
  }

  it('takes the server along when it is killed with -9', async () => {
    const program = wrapper();
    await program.says(/^up /m);
    program.child.kill('SIGKILL');
    await until(() => processesNaming(tree.home).length === 0);
  });

  it('asks the server once at Ctrl-C, which the terminal and npm both hand on', async () => {
    const program = start('npm', ['start'], { cwd: tree.home, env });
    await program.says(/^up /m);
    process.kill(-(program.child.pid ?? 0), 'SIGINT');
    await program.ended();
    // npm may end before the server's last output has come through.
    await until(() => processesNaming(tree.home).length === 0 && /^asked$/m.test(program.said()));
    expect(program.said().match(/^asked$/gm)).to.have.length(1);
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    it(`ends with npm when npm gets ${signal}`, async () => {
      const program = start('npm', ['start'], { cwd: tree.home, env });
      await program.says(/^up /m);
      program.child.kill(signal);
      await until(() => processesNaming(tree.home).length === 0);
    });
  }

  const old = oldNode();
  if (old) {
    it('runs on an older Node and tells which one the server needs when npm brought none', async () => {
      const program = wrapper(old);
      expect(await program.ended()).to.equal(1);
      expect(program.said()).to.match(/\nnpm has no Node 24 for .*: install Node 24\.7 or newer .*\.\n$/);
    });
  }
});

const hello = `console.log('up', process.version, process.pid); process.send('ready');`;

/** The process numbers of the servers that came up, one after the other. */
const lives = (program: Program) =>
  [...program.said().matchAll(/^up \S+ (\d+)$/gm)].map(([, pid]) => pid ?? '');

function oldNode(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'node'));
  return [process.env.npm_node_execpath ?? '', ...folders].find((node) => {
    const version = node && spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout;
    return version && Number.parseInt(version.slice(1), 10) < 24;
  });
}
