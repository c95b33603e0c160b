import { Center, Payout } from '@odonta/db/models';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { JobKind } from '../jobs/queue.ts';
import { works } from '../journals/works.ts';
import { systemHand } from '../orders/systemHand.ts';
import { answerFor, isSilentTooLong } from './agreeing.ts';
import { preparePayout } from './preparing.ts';

const day = 86_400_000;

/** On Mondays, for the week before; the hour is in UTC. */
export const payoutPreparer: JobKind<object> = {
  name: 'prepare_payouts' satisfies QueueName,
  cron: '0 4 * * 1',
  work: async () => {
    const period = {
      from: moscowDay(new Date(Date.now() - 7 * day)),
      to: moscowDay(new Date(Date.now() - day)),
    };
    const centers = await Center.findAll({ where: { status: 'CONFIRMED' }, order: ['id'] });
    // A deed each: what is wrong with one centre leaves the others theirs.
    for (const center of centers)
      await works.deed((transaction) => preparePayout(center, period, transaction));
  },
};

/** Every morning, for centres that have not answered. */
export const payoutAgreer: JobKind<object> = {
  name: 'agree_payouts' satisfies QueueName,
  cron: '0 3 * * *',
  work: async () => {
    const waiting = await Payout.findAll({ where: { status: 'PREPARE' }, order: ['id'] });
    for (const { id } of waiting.filter(isSilentTooLong))
      await works.deed((transaction) => agree(id, transaction));
  },
};

async function agree(id: number, transaction: Parameters<typeof answerFor>[3]): Promise<void> {
  const payout = await Payout.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (payout?.status === 'PREPARE' && isSilentTooLong(payout))
    await answerFor(payout, 'agree', systemHand, transaction);
}
