import { chmodSync, cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { useMiniature } from '../../testing/miniature.ts';
import { type Program, processesNaming, until } from '../../testing/programs.ts';

describe('the places of workers', function () {
  this.timeout(60_000);
  const { tree, start } = useMiniature();

  const primary = (home = tree.home) => {
    const lib = path.join(home, 'scripts/lib');
    const args = [`--import=${lib}/endWithParent.mjs`, `${lib}/workers/server.mjs`];
    return start(process.execPath, args, {
      cwd: home,
      env: { ...process.env, DATABASE_URL: 'postgres://nobody', TREE: tree.home },
      // Its processes notice the end of ours by it.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  };

  it('a place is filled from the newest release when the first one is deleted, and waits while there is none', async () => {
    const current = path.join(tree.home, 'current');
    tree.write('api/server.ts', worker(2));
    const release = (name: string) => {
      const folder = path.join(tree.home, name);
      for (const part of ['scripts', 'api', 'package.json'])
        cpSync(path.join(tree.home, part), path.join(folder, part), { recursive: true });
      tree.write(
        `${name}/node_modules/.bin/node`,
        `#!/bin/sh\nRELEASE=${name} exec ${process.execPath} "$@"`,
      );
      chmodSync(path.join(folder, 'node_modules/.bin/node'), 0o755);
      symlinkSync(folder, `${current}.new`);
      renameSync(`${current}.new`, current);
    };
    release('first');
    const program = primary(current);
    await until(() => lives(program).length === 2);
    const [[, killed], [, other]] = lives(program) as [Life, Life];
    rmSync(path.join(tree.home, 'first'), { recursive: true });
    process.kill(Number(killed), 'SIGKILL');
    await program.says(/^Worker [12] ended with 1: another takes its place/m);
    release('second');
    await program.says(/^Worker [12] serves again\.$/m);
    // Its own words come by another pipe than those of its primary.
    await until(() => lives(program).length === 3);
    const names = lives(program).map(([name]) => name);
    expect(names).to.deep.equal(['first', 'first', 'second']);
    expect(processesNaming(tree.home)).to.include(Number(other));
  });

  it('a worker that still starts when its successor serves leaves as soon as it is started', async () => {
    tree.write('api/server.ts', worker(1));
    const program = primary();
    await until(() => lives(program).length === 1);
    tree.write('slow', '');
    process.kill(Number(lives(program)[0]?.[1]), 'SIGKILL');
    await program.says(/^starts slowly$/m);
    rmSync(path.join(tree.home, 'slow'));
    program.child.kill('SIGUSR2');
    await until(() => lives(program).length === 2);
    await pause(300);
    tree.write('go', '');
    // It would be killed after half a minute.
    await program.says(/^All workers are new\.$/m, 20);
  });

  it('a signal that comes while the first worker starts lets no other start', async () => {
    tree.write('api/server.ts', readyOnlyWhenAsked);
    const program = primary();
    await until(() => lives(program).length === 1);
    program.child.kill('SIGTERM');
    expect(await program.ended()).to.equal(0);
    expect(lives(program)).to.have.length(1);
  });
});

/** As the app, it hears from its primary before it heeds its own retirement. */
const worker = (workers: number) => `
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
const isThere = (name) => existsSync(\`\${process.env.TREE}/\${name}\`);
process.on('message', () => undefined);
if (isThere('slow')) {
  console.log('starts slowly');
  while (!isThere('go')) await pause(20);
}
process.on('message', (news) => news === 'retire' && process.exit(0));
process.send({ ready: { greeting: '', workers: ${workers} } });
setInterval(() => undefined, 1000);
console.log('up', process.env.RELEASE, process.pid);`;

const readyOnlyWhenAsked = `
process.on('SIGTERM', () => {
  process.send({ ready: { greeting: '', workers: 3 } });
  setTimeout(() => process.exit(0), 200);
});
setInterval(() => undefined, 1000);
console.log('up', 'first', process.pid);`;

type Life = [release: string, pid: string];

/** The releases and process numbers of the workers that served, one after the other. */
const lives = (program: Program): Life[] =>
  [...program.said().matchAll(/^up (\S+) (\d+)$/gm)].map(([, name = '', pid = '']) => [name, pid]);
