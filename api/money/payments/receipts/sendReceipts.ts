import { Payment, Receipt } from '@odonta/db/models';
import { receiptAttempts } from '@odonta/db/vocabulary/money/payments/receipt.ts';
import { Op, type Transaction } from 'sequelize';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { log } from '../../../platform/log.ts';
import { notifyBookkeepersOf } from '../../../platform/notices/notifyBookkeepersOf.ts';
import { cardBank } from '../cardBank.ts';
import { withPaymentLease } from '../paymentLease.ts';
import { closingOf, isGivingBack } from './closing.ts';
import { columnsOf } from './keepReceipts.ts';

const atOnce = 20;
/** Longer than a call to the bank may last: only one node sends a receipt. */
const leaseMs = 15_000;

/** Sends queued receipts that are due; returns how many were tried. The bank is called outside of any transaction. */
export async function sendReceipts(): Promise<number> {
  const due = await unitOfWork.transaction(async (transaction) => {
    const receipts = await Receipt.findAll({
      where: { next_try_at: { [Op.lte]: new Date() } },
      order: [['next_try_at', 'ASC']],
      limit: atOnce,
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    });
    const leased = { next_try_at: new Date(Date.now() + leaseMs) };
    const id = receipts.map((receipt) => receipt.id);
    if (id.length > 0) await Receipt.update(leased, { where: { id }, transaction });
    return receipts;
  });
  // All at once: a receipt that waited for the others would exceed its lease, and be printed by another node as well.
  await Promise.all(due.map(send));
  return due.length;
}

/** Retries abandoned receipts of a payment. */
export async function queueAgain(payment_id: number, transaction: Transaction): Promise<void> {
  const queued = { status: 'QUEUED', attempts: 0, next_try_at: new Date() } as const;
  await Receipt.update(queued, { where: { payment_id, status: 'FAILED' }, transaction });
}

async function send(queued: Receipt): Promise<void> {
  const { id, payment_id } = queued;
  try {
    const isSent = await withPaymentLease(payment_id, async () => {
      if (await isGivingBack(payment_id)) await later(id);
      else await sendNow(queued);
    });
    if (!isSent) await later(id);
  } catch (error) {
    log.warn({ err: error, receipt: id }, 'a receipt was not sent');
    await failOnce(id, error instanceof Error ? error.message : String(error));
  }
}

/** Refunds since queueing reduce it; after a full refund, there is nothing to close. */
async function sendNow({ id, payment_id, order_id }: Receipt): Promise<void> {
  if (order_id === null) throw new Error('only a course is closed');
  const receipt = await closingOf({ payment_id, order_id });
  if (!receipt) {
    await Receipt.destroy({ where: { id } });
    return;
  }
  const { provider_payment_id } = await Payment.findByPk(payment_id, { rejectOnEmpty: true });
  if (provider_payment_id === null) throw new Error('the bank does not know this payment');
  await cardBank().acquirer.closeReceipt(provider_payment_id, receipt);
  const sent = { status: 'SENT', next_try_at: null, sent_at: new Date(), error: null } as const;
  await Receipt.update({ ...columnsOf('CLOSING', receipt), ...sent }, { where: { id } });
}

const later = (id: number) =>
  Receipt.update({ next_try_at: new Date(Date.now() + 5000) }, { where: { id, status: 'QUEUED' } });

/** Each retry waits four times longer; after the last one people are notified. */
function failOnce(id: number, error: string): Promise<void> {
  return unitOfWork.transaction(async (transaction) => {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const receipt = await Receipt.findByPk(id, { rejectOnEmpty: true, lock, transaction });
    receipt.attempts += 1;
    receipt.error = error;
    const isOver = receipt.attempts >= receiptAttempts;
    receipt.status = isOver ? 'FAILED' : 'QUEUED';
    receipt.next_try_at = isOver ? null : new Date(Date.now() + 60_000 * 4 ** (receipt.attempts - 1));
    await receipt.save({ transaction });
    if (!isOver) return;
    const payment = await Payment.findByPk(receipt.payment_id, { rejectOnEmpty: true, transaction });
    await notifyBookkeepersOf(payment, 'Чек не отправлен', transaction);
  });
}
