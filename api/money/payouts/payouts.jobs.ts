import { Center, Payout } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { systemActor } from '../../orders/systemActor.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { cardPath } from '../../platform/notices/notify.ts';
import { answerFor, isSilentTooLong } from './agreeing.ts';
import { eachByItself } from './eachByItself.ts';
import { preparePayout } from './preparing.ts';

const day = 86_400_000;

/** On Mondays, for the week before; the hour is in UTC. */
export const payoutPreparer: JobKind<object> = {
  name: 'prepare_payouts' satisfies QueueName,
  schedules: [{ cron: '0 4 * * 1' }],
  work: async () => {
    const period = {
      from: moscowDay(new Date(Date.now() - 7 * day)),
      to: moscowDay(new Date(Date.now() - day)),
    };
    const centers = await Center.findAll({ where: { status: 'CONFIRMED' }, order: ['id'] });
    await eachByItself(centers, {
      work: (center, transaction) => preparePayout(center, period, transaction),
      failure: ({ id, name }) => `Выплата центру «${name}» (№ ${id}) не подготовилась`,
      path: ({ id }) => cardPath('centers', id),
    });
  },
};

/** Every morning, for centres that have not answered. */
export const payoutAgreer: JobKind<object> = {
  name: 'agree_payouts' satisfies QueueName,
  schedules: [{ cron: '0 3 * * *' }],
  work: async () => {
    const waiting = await Payout.findAll({ where: { status: 'PREPARE' }, order: ['id'] });
    await eachByItself(waiting.filter(isSilentTooLong), {
      work: ({ id }, transaction) => agree(id, transaction),
      failure: ({ number }) => `Выплата № ${number} не согласовалась по сроку`,
      path: ({ id }) => cardPath('payouts', id),
    });
  },
};

async function agree(id: number, transaction: Parameters<typeof answerFor>[3]): Promise<void> {
  const payout = await Payout.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (payout?.status === 'PREPARE' && isSilentTooLong(payout))
    await answerFor(payout, 'agree', systemActor, transaction);
}
