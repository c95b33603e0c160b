import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { processesNaming } from '../testing/programs.ts';
import { compareBookings } from './compared.ts';
import { type Databases, openDatabases, rowsOf } from './databases.ts';
import { type Leash, openLeash } from './leash.ts';
import { openWatch } from './watch.ts';

describe('PostgreSQL as it is deployed', function () {
  this.timeout(180_000);
  let leash: Leash;
  let databases: Databases;

  before(async () => {
    leash = openLeash();
    databases = await openDatabases(leash.folder);
    await rowsOf(databases.primary, 'create table notes (text text)', 'odonta');
  });
  after(async () => {
    await leash.end();
    expect([processesNaming(leash.folder), existsSync(leash.folder)]).to.deep.equal([[], false]);
  });

  const insert = (text: string) =>
    rowsOf(databases.primary, `insert into notes values ('${text}')`, 'odonta');
  const notes = async (database = databases.primary) => {
    const found = await rowsOf<{ text: string }>(database, 'select text from notes order by 1', 'odonta');
    return found.map(({ text }) => text);
  };

  it('is restored as it was yesterday, beside today', async () => {
    await insert('before the backup');
    const base = await databases.baseBackup();
    await insert('yesterday');
    const [{ moment }] = await rowsOf<{ moment: string }>(
      databases.primary,
      'select clock_timestamp()::text as moment',
    );
    await pause(20);
    await insert('today');
    const past = await databases.restored(base, moment);
    expect(await notes(past)).to.deep.equal(['before the backup', 'yesterday']);
    expect(await notes()).to.deep.equal(['before the backup', 'today', 'yesterday']);
    await past.kill();
  });

  it('waits for its replica while that streams, and for nobody once it is dead', async () => {
    const names = async () =>
      (
        await rowsOf<{ value: string }>(
          databases.primary,
          `select setting as value from pg_settings where name = 'synchronous_standby_names'`,
        )
      )[0].value;
    expect(await names()).to.equal('');
    await databases.addReplica();
    const watch = openWatch(databases.primary);
    await watch.says(/commits wait for its disk/);
    expect(await names()).to.equal('replica');
    await insert('on two disks');
    await databases.replica?.kill();
    await insert('on one disk');
    await watch.says(/on one disk only/);
    expect(await names()).to.equal('');
    expect(await notes()).to.include.members(['on one disk', 'on two disks']);
  });

  it('is searched for confirmed bookings that are missing or doubled', async () => {
    const { primary } = databases;
    await rowsOf(primary, 'create table orders (token text, email text)', 'odonta');
    await rowsOf(primary, `insert into orders values ('t1', 'a'), ('t2', 'b'), ('t3', 'b')`, 'odonta');
    const confirmed = new Map([
      ['a', 't1'],
      ['b', 't2'],
      ['c', 't4'],
    ]);
    expect(await compareBookings(primary, confirmed)).to.deep.equal({
      rows: 3,
      issues: ['the confirmed booking of c is not in the database', 'b is booked twice'],
    });
  });

  it('archives a segment once, and never replaces it by a different one', () => {
    const archive = path.join(leash.folder, 'archive');
    mkdirSync(archive);
    const segment = path.join(leash.folder, 'segment');
    const archived = (content: string) => {
      writeFileSync(segment, content);
      const script = path.join(leash.folder, 'etc/archive.sh');
      const env = { ...process.env, ODONTA_ARCHIVE: archive };
      return spawnSync('sh', [script, segment, '000000010000000000000001'], { env }).status;
    };
    expect([archived('one'), archived('one'), archived('another')]).to.deep.equal([0, 0, 1]);
  });
});
