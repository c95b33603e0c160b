import { RefundLeg } from '@odonta/db/models';
import { refundLimits } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { QueryTypes } from 'sequelize';
import { systemHand } from '../../orders/systemHand.ts';
import { works } from '../../platform/journals/works.ts';
import { log } from '../../platform/log.ts';
import { cardPath } from '../../platform/notices/notify.ts';
import { notifyBookkeepers } from '../../platform/notices/notifyBookkeepers.ts';
import { giveBack } from './finish.ts';
import { giveBackOnce } from './giveBackOnce.ts';
import { refundDone } from './letters.ts';
import { holdRefund } from './lock.ts';
import { moveRefund } from './moveRefund.ts';
import { settleSentOf } from './settleSent.ts';

/** Gives approved money back to cards and gift certificates; answers how many refunds were dealt with. Several nodes may ask at once. */
export async function giveBackToCards(): Promise<number> {
  const due = await (RefundLeg.sequelize as NonNullable<typeof RefundLeg.sequelize>).query<{ id: number }>(
    dueRefunds,
    { type: QueryTypes.SELECT },
  );
  for (const { id } of due) await giveBackToCard(id);
  return due.length;
}

/** After a refusal the next try comes later each time. */
const dueRefunds = `
  select id from refunds
  where route in ('CARD', 'VOUCHER') and status in ('CREATED', 'CONFIRMED')
    and updated_at <= now() - interval '20 seconds' * attempts
  order by id limit 20`;

/** The bank is asked outside of any transaction; what another node is at is left to it. */
export async function giveBackToCard(refundId: number): Promise<void> {
  try {
    const where = { refund_id: refundId, done_at: null };
    const legs = await RefundLeg.findAll({ where, order: ['id'] });
    for (const leg of legs) if (!(await giveBackOnce(leg))) return;
    await finish(refundId);
  } catch (error) {
    log.warn({ err: error, refund: refundId }, 'the bank did not give back');
    await failOnce(refundId, error instanceof Error ? error.message : String(error));
    await settleSentOf(refundId);
  }
}

function finish(refundId: number): Promise<void> {
  return works.deed(async (transaction) => {
    const { refund, order } = await holdRefund(refundId, transaction);
    if (refund.status === 'CREATED') await moveRefund(refund, 'send', systemHand, transaction);
    if (refund.status !== 'CONFIRMED') return;
    await giveBack(order, refund, systemHand, transaction);
    await moveRefund(refund, 'finish', systemHand, transaction);
    await refundDone(refund, transaction);
  });
}

/** After so many tries people decide: what went back already stays so, and the rest is approved anew. */
function failOnce(refundId: number, error: string): Promise<void> {
  return works.deed(async (transaction) => {
    const { refund } = await holdRefund(refundId, transaction);
    if (refund.status !== 'CREATED' && refund.status !== 'CONFIRMED') return;
    refund.attempts += 1;
    refund.error = error;
    await refund.save({ transaction });
    if (refund.attempts < refundLimits.attempts) return;
    await moveRefund(refund, 'fail', { ...systemHand, reason: error }, transaction);
    const text = `Банк не принял возврат № ${refundId}: посмотрите и решите`;
    await notifyBookkeepers({ kind: 'refund', text, path: cardPath('refunds', refundId) }, transaction);
  });
}
