import { RefundLeg } from '@odonta/db/models';
import { refundLimits } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { QueryTypes } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { log } from '../../platform/log.ts';
import { cardPath } from '../../platform/notices/notify.ts';
import { notifyBookkeepers } from '../../platform/notices/notifyBookkeepers.ts';
import { giveBack } from './finish.ts';
import { giveBackOnce } from './giveBackOnce.ts';
import { refundDone } from './letters.ts';
import { lockRefund } from './lock.ts';
import { settleSentOf } from './settleSent.ts';
import { transitionRefund } from './transitionRefund.ts';

/** Gives approved money back to cards and gift certificates; answers how many refunds were dealt with. Several nodes may ask at once. */
export async function giveBackToCards(): Promise<number> {
  const due = await (RefundLeg.sequelize as NonNullable<typeof RefundLeg.sequelize>).query<{ id: number }>(
    dueRefunds,
    { type: QueryTypes.SELECT },
  );
  for (const { id } of due) await giveBackToCard(id);
  return due.length;
}

/** After a refusal the next try comes later each time; while the bank is at work it is asked now and then. */
const dueRefunds = `
  select id from refunds r
  where route in ('CARD', 'VOUCHER') and status in ('CREATED', 'CONFIRMED')
    and updated_at <= now() - interval '20 seconds' * attempts
    and (updated_at <= now() - interval '15 seconds' or not exists (
      select from refund_legs l where l.refund_id = r.id and l.done_at is null and l.provider_status is not null))
  order by updated_at, id limit 20`;

/** The bank is called outside of any transaction; a refund that another node works on is left to it. */
export async function giveBackToCard(refundId: number): Promise<void> {
  try {
    const where = { refund_id: refundId, done_at: null };
    const legs = await RefundLeg.findAll({ where, order: ['id'] });
    let isDone = true;
    // A card does not wait for an account.
    for (const leg of legs) if (!(await giveBackOnce(leg))) isDone = false;
    if (isDone) await finish(refundId);
  } catch (error) {
    log.warn({ err: error, refund: refundId }, 'the bank did not give back');
    await failOnce(refundId, error instanceof Error ? error.message : String(error));
    await settleSentOf(refundId);
  }
}

function finish(refundId: number): Promise<void> {
  return unitOfWork.transaction(async (transaction) => {
    const { refund, order } = await lockRefund(refundId, transaction);
    if (refund.status === 'CREATED') await transitionRefund(refund, 'send', systemActor, transaction);
    if (refund.status !== 'CONFIRMED') return;
    refund.error = null;
    await giveBack(order, refund, systemActor, transaction);
    await transitionRefund(refund, 'finish', systemActor, transaction);
    await refundDone(refund, transaction);
  });
}

/** After so many tries people decide: refunded parts stay so, and the rest is approved again. */
function failOnce(refundId: number, error: string): Promise<void> {
  return unitOfWork.transaction(async (transaction) => {
    const { refund } = await lockRefund(refundId, transaction);
    if (refund.status !== 'CREATED' && refund.status !== 'CONFIRMED') return;
    refund.attempts += 1;
    refund.error = error;
    await refund.save({ transaction });
    if (refund.attempts < refundLimits.attempts) return;
    await transitionRefund(refund, 'fail', { ...systemActor, reason: error }, transaction);
    const text = `Банк не принял возврат № ${refundId}: посмотрите и решите`;
    await notifyBookkeepers({ kind: 'refund', text, path: cardPath('refunds', refundId) }, transaction);
  });
}
