import { Payment } from '@odonta/db/models';
import { Op } from 'sequelize';

/** Longer than two calls to the bank may last. */
const leaseMs = 25_000;

/**
 * Runs changes of a payment at the bank one at a time, because receipts are printed from what has been
 * refunded so far. False while another change is running.
 */
export async function withPaymentLease(id: number, work: () => Promise<void>): Promise<boolean> {
  const isFree = { [Op.or]: [{ [Op.is]: null }, { [Op.lt]: new Date() }] };
  const until = new Date(Date.now() + leaseMs);
  const [taken] = await Payment.update(
    { giving_back_until: until },
    { where: { id, giving_back_until: isFree } },
  );
  if (taken !== 1) return false;
  try {
    await work();
  } finally {
    await Payment.update({ giving_back_until: null }, { where: { id } });
  }
  return true;
}
