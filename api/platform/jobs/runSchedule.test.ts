import { connect } from '@odonta/db/postgres/connection.ts';
import { onCommit } from '@odonta/db/postgres/transaction.ts';
import { type TestDatabase, testDatabase } from '@odonta/db/testing/server.ts';
import { expect } from 'chai';
import { QueryTypes, type Sequelize } from 'sequelize';
import { eventually } from '../../testing/eventually.ts';
import { type Queue, startQueue } from './queue.ts';
import { scheduleRunner, startLoops } from './runSchedule.ts';
import type { TimedJob } from './timed.ts';

const minuteOf = (moment: number) => Math.floor(moment / 60_000);

describe('what is scheduled', function () {
  this.timeout(60_000);
  let database: TestDatabase;
  let sequelize: Sequelize;
  const nodes: Queue[] = [];
  const issues: unknown[] = [];

  before(async () => {
    database = await testDatabase();
    sequelize = connect(database.url);
  });
  after(async () => {
    for (const node of nodes) await node.stop();
    await sequelize?.close();
    await database?.drop();
  });

  const start = async (jobs: readonly TimedJob[]) => {
    const kinds = [scheduleRunner(jobs, sequelize)];
    const node = await startQueue(database.url, kinds, (error) => issues.push(error));
    nodes.push(node);
    return node;
  };
  const runs = () =>
    sequelize.query<{ state: string; output: { message?: string } | null }>(
      `select state::text, output from pgboss.job where name = 'run_schedule'
       and data ->> 'cadence' = 'minute' and state in ('completed', 'failed')`,
      { type: QueryTypes.SELECT },
    );

  it('is done once a minute by two nodes, and what fails leaves the others theirs', async () => {
    const done: string[] = [];
    const jobs = (node: string): TimedJob[] => [
      { name: 'fails', every: 'minute', work: () => Promise.reject(new Error('planted')) },
      { name: 'counts', every: 'minute', work: async () => done.push(node) },
      { name: 'waits_for_its_hour', every: 'hour', work: async () => done.push('hour') },
    ];
    // The queue reads its schedules at its start and then each half minute: an earlier node leaves them, half a minute ago.
    await (await start(jobs('earlier'))).stop();
    await sequelize.query('update pgboss.version set cron_on = null');
    const begun = Date.now();
    await Promise.all([start(jobs('first')), start(jobs('second'))]);
    await eventually(async () => expect(await runs()).to.not.be.empty, 40);
    await new Promise((pass) => setTimeout(pass, 4000));
    const minutes = minuteOf(Date.now()) - minuteOf(begun) + 1;
    const counted = done.filter((name) => name !== 'hour');
    expect(counted).to.have.length.within(1, minutes);
    for (const { state, output } of await runs())
      expect([state, output?.message]).to.deep.equal(['failed', 'Error: failed: fails']);
    expect(issues).to.deep.equal([]);
  });

  it('goes on beside a job that takes long, which is not begun twice', async () => {
    const begun: string[] = [];
    let release = () => {};
    const isReleased = new Promise<void>((pass) => {
      release = pass;
    });
    const jobs: TimedJob[] = [
      {
        name: 'long',
        every: 'hour',
        work: () => {
          begun.push('long');
          return isReleased;
        },
      },
      { name: 'short', every: 'hour', work: async () => begun.push('short') },
    ];
    const own = await testDatabase();
    const node = await startQueue(own.url, [scheduleRunner(jobs, sequelize)], (error) => issues.push(error));
    for (const turns of [1, 2]) {
      await node.boss.send('run_schedule', { cadence: 'hour' });
      await eventually(
        async () => expect(begun.filter((name) => name === 'short')).to.have.length(turns),
        20,
      );
    }
    expect(begun.filter((name) => name === 'long')).to.have.length(1);
    release();
    await node.stop();
    await own.drop();
  });

  it('is dropped from the queue when nothing declares it any more', async () => {
    const other = await startQueue(
      database.url,
      [{ name: 'run_schedule', work: async () => undefined }],
      () => undefined,
    );
    nodes.push(other);
    expect(await other.boss.getSchedules('run_schedule')).to.deep.equal([]);
  });

  it('is looped on a node where a minute is too long: told of, waited for, and done once more at the end', async () => {
    let [turns, isUnderWay, notified] = [0, false, 0];
    const work = async () => {
      isUnderWay = true;
      await new Promise((pass) => setTimeout(pass, 50));
      isUnderWay = false;
      turns += 1;
      return 1;
    };
    const stopHearing = onCommit(sequelize, () => {
      notified += 1;
    });
    const stop = startLoops(
      [{ name: 'turns', pauseMs: 10, because: 'this is a test', work, isDoneAtTheEnd: true }],
      sequelize,
    );
    await eventually(async () => expect([turns > 1, isUnderWay]).to.deep.equal([true, true]));
    const before = turns;
    await stop();
    stopHearing();
    expect([turns - before, isUnderWay]).to.deep.equal([2, false]);
    expect(notified).to.equal(turns);
  });

  it('is looped again soon after failures, where it says so', async () => {
    let turns = 0;
    const work = async () => {
      turns += 1;
      throw new Error('the database is away');
    };
    const because = 'this is a test';
    const stop = startLoops([{ name: 'turns', pauseMs: 200, triedAgainMs: 200, because, work }], sequelize);
    await eventually(async () => expect(turns).to.be.above(4), 2);
    await stop();
  });
});
