import { connect } from '@odonta/db/postgres/connection.ts';
import { type TestDatabase, testDatabase } from '@odonta/db/testing/server.ts';
import { expect } from 'chai';
import type { Sequelize } from 'sequelize';
import { eventually } from '../../testing/eventually.ts';
import { answerPorts } from '../ports.ts';
import { enqueue, type JobKind, jobQueue, type Queue, startQueue } from './queue.ts';

describe('the queue', () => {
  let database: TestDatabase;
  let sequelize: Sequelize;
  let queue: Queue;
  const done: number[] = [];
  const kind: JobKind<{ number: number }> = {
    name: 'count',
    async work({ number }) {
      if (number < 0) throw new Error('no such number');
      done.push(number);
    },
  };

  before(async () => {
    database = await testDatabase();
    sequelize = connect(database.url);
    queue = await startQueue(database.url, [kind], () => undefined);
    answerPorts(sequelize, [jobQueue.from(() => queue.boss)]);
  });
  after(async () => {
    await queue?.stop();
    await sequelize?.close();
    await database?.drop();
  });

  it('does a job once its transaction has committed, and never when it has not', async () => {
    await sequelize
      .transaction(async (transaction) => {
        await enqueue(kind, { number: 1 }, transaction);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await sequelize.transaction((transaction) => enqueue(kind, { number: 2 }, transaction));
    await eventually(async () => expect(done).to.include(2));
    expect(done).to.not.include(1);
  });

  it('does a burst of jobs in seconds, and each once, though some of them fail', async () => {
    done.length = 0;
    const numbers = Array.from({ length: 60 }, (_, index) => (index % 10 === 0 ? -1 : index));
    await sequelize.transaction(async (transaction) => {
      for (const number of numbers) await enqueue(kind, { number }, transaction);
    });
    const good = numbers.filter((number) => number > 0);
    await eventually(async () => expect(done).to.have.length.of.at.least(good.length), 5);
    expect([...done].sort((a, b) => a - b)).to.deep.equal(good);
  });
});
