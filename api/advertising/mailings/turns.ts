import { connectionOf, Mailing } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { literal, Op, QueryTypes } from 'sequelize';
import { enqueue } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { beginDue, idleCenter } from './beginning.ts';
import { settleInterrupted } from './finishing.ts';
import { holdNow } from './holding.ts';
import { triesOf, usualPace } from './pace.ts';

export const sendMailingsJob = 'send_mailings' satisfies QueueName;

/** Begins what is due, and gives every running mailing a turn where none waits for it. */
export async function giveTurns(): Promise<void> {
  await eachAlone([
    beginDue,
    holdOfStopped,
    async () => settleInterrupted(triesOf(await usualPace())),
    enqueueTurns,
  ]);
}

const enqueueTurns = (): Promise<void> =>
  unitOfWork.transaction(async (transaction) => {
    const running = await connectionOf(Mailing).query<{ mailing_id: number }>(
      `select m.id as mailing_id from mailings m where m.sending = 'RUNNING' and not exists (
         select from pgboss.job j where j.name = $1 and j.state = 'created' and j.data ->> 'mailing_id' = m.id::text)
       order by 1`,
      { bind: [sendMailingsJob], type: QueryTypes.SELECT, transaction },
    );
    for (const data of running) await enqueue({ name: sendMailingsJob }, data, transaction);
  });

/** A mailing that cannot begin does not keep the others from their turns. */
async function eachAlone(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'the turns of mailings failed in part');
}

/** A centre that is stopped while its letters leave is not advertised any further. */
async function holdOfStopped(): Promise<void> {
  const atWork = literal(
    `(select id from centers where status = 'CONFIRMED' and suspended_at is null and deleted_at is null)`,
  );
  const where = { sending: 'RUNNING' as const, by_center: true, center_id: { [Op.notIn]: atWork } };
  for (const { id } of await Mailing.findAll({ where, attributes: ['id'], order: ['id'] }))
    await holdNow(id, idleCenter);
}
