import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type pg from 'pg';
import type { AbstractQuery } from 'sequelize/types/dialects/abstract/query';
import { City } from '../models/index.ts';
import { buildCity } from '../testing/factories.ts';
import { useWriters } from '../testing/writers.ts';
import { type Change, type ChangeFeed, followChanges, presentCursor } from './changeFeed.ts';
import { announceCommit } from './transaction.ts';

describe('the change feed, followed', () => {
  const { world, writer, insert } = useWriters();
  const ids = (changes: readonly Change[]) => changes.map(({ entity_id }) => entity_id);

  let feed: ChangeFeed;
  let heard: (number | null)[];
  afterEach(() => feed?.stop());
  beforeEach(() => {
    heard = [];
  });
  const hear = (changes: Change[]) => void heard.push(...ids(changes));
  const listeners = async (client: pg.Client) =>
    (
      await client.query(
        `select pid from pg_stat_activity where query = 'listen changes' and datname = current_database()`,
      )
    ).rows;
  const until = async (test: () => boolean | Promise<boolean>, ms: number) => {
    const end = performance.now() + ms;
    while (!(await test()) && performance.now() < end) await pause(10);
    return test();
  };

  it('hears a transaction of its own process at once', async () => {
    feed = await followChanges(world.sequelize, world.url, hear);
    const { id } = await buildCity();
    await world.transaction((transaction) => City.update({ name: 'Свой' }, { where: { id }, transaction }));
    expect(await until(() => heard.includes(id), 500)).to.equal(true);
  });

  it('reads a burst of commits in few turns', async () => {
    feed = await followChanges(world.sequelize, world.url, hear);
    let readings = 0;
    world.sequelize.addHook(
      'afterQuery',
      'counting',
      (_options, { sql = '' }: AbstractQuery & { sql?: string }) => {
        if (sql.includes('from change_log')) readings += 1;
      },
    );
    const began = performance.now();
    const ids = Array.from({ length: 100 }, (_, index) => index);
    for (const _ of ids) announceCommit(world.sequelize);
    const { id } = await buildCity();
    for (const turn of ids) {
      announceCommit(world.sequelize);
      if (turn % 10 === 0) await pause(1);
    }
    expect(await until(() => heard.includes(id), 500)).to.equal(true);
    const took = performance.now() - began;
    world.sequelize.removeHook('afterQuery', 'counting');
    expect(readings).to.be.within(1, 3 + took / 20);
  });

  it('hears a transaction of another process within a second, woken or not', async () => {
    feed = await followChanges(world.sequelize, world.url, hear);
    const other = await writer();
    const silent = (await insert(other, 'Молчаливый')).rows[0].id;
    expect(await until(() => heard.includes(silent), 1500)).to.equal(true);
    await until(async () => (await listeners(other)).length > 0, 2000);
    const loud = (await insert(other, 'Громкий')).rows[0].id;
    await other.query('notify changes');
    const began = performance.now();
    expect(await until(() => heard.includes(loud), 900)).to.equal(true);
    console.log(`      woken after ${Math.round(performance.now() - began)} ms`);
  });

  it('misses nothing while its listener is killed and writers overtake each other', async function () {
    this.timeout(30_000);
    feed = await followChanges(world.sequelize, world.url, hear);
    const killer = await writer();
    const written: number[] = [];
    let writing = true;
    const killing = (async () => {
      while (writing) {
        for (const { pid } of await listeners(killer))
          await killer.query('select pg_terminate_backend($1)', [pid]);
        await pause(300);
      }
    })();
    const write = async (number: number) => {
      const client = await writer();
      for (let turn = 0; turn < 40; turn += 1) {
        await client.query('begin');
        const { id } = (await insert(client, `Писатель ${number}, ${turn}`)).rows[0];
        await pause((number * 7 + turn * 13) % 30);
        await client.query('commit');
        written.push(id);
      }
      await client.end();
    };
    await Promise.all(Array.from({ length: 8 }, (_, number) => write(number)));
    writing = false;
    await killing;
    await until(() => written.every((id) => heard.includes(id)), 3000);
    expect(written.filter((id) => !heard.includes(id))).to.deep.equal([]);
    expect(heard).to.have.length(new Set(heard).size);
    console.log(`      changes: ${written.length}, missed: 0, heard twice: 0`);
  });

  it('listens again after its connection was lost', async () => {
    feed = await followChanges(world.sequelize, world.url, hear);
    const other = await writer();
    await until(async () => (await listeners(other)).length === 1, 2000);
    const [{ pid }] = (await listeners(other)) as [{ pid: number }];
    await other.query('select pg_terminate_backend($1)', [pid]);
    const isBack = async () => (await listeners(other)).some((listener) => listener.pid !== pid);
    expect(await until(isBack, 4000)).to.equal(true);
  });

  it('takes up where another left off', async () => {
    const cursor = await presentCursor(world.sequelize);
    const { id } = await buildCity();
    feed = await followChanges(world.sequelize, world.url, hear, cursor);
    await feed.wake();
    expect(heard).to.deep.equal([id]);
  });

  it('tells again what its listener broke over', async () => {
    let calls = 0;
    feed = await followChanges(world.sequelize, world.url, (changes) => {
      calls += 1;
      if (calls === 1) throw new Error('not now');
      hear(changes);
    });
    const { id } = await buildCity();
    await feed.wake();
    expect(heard).to.deep.equal([]);
    await feed.wake();
    expect(heard).to.deep.equal([id]);
  });

  it('says nothing more once it is stopped, and leaves no connection', async () => {
    feed = await followChanges(world.sequelize, world.url, hear);
    const other = await writer();
    await until(async () => (await listeners(other)).length === 1, 2000);
    await feed.stop();
    await buildCity();
    await pause(50);
    expect(heard).to.deep.equal([]);
    expect(await until(async () => (await listeners(other)).length === 0, 1000)).to.equal(true);
  });
});
