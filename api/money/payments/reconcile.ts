import { Payment } from '@odonta/db/models';
import { Op } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { log } from '../../platform/log.ts';
import { look } from './asking.ts';

const atOnce = 20;
/** Longer than a call to the bank may last: only one node checks a payment. */
const leaseMs = 15_000;

/**
 * Asks the bank about each payment whose time has come; returns about how many. Nodes share the work by row
 * locks; work begun by a node that crashed is begun again by another.
 */
export async function reconcile(): Promise<number> {
  const due = await unitOfWork.transaction(async (transaction) => {
    const payments = await Payment.findAll({
      where: { next_look_at: { [Op.lte]: new Date() } },
      order: [['next_look_at', 'ASC']],
      limit: atOnce,
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    });
    const ids = payments.map(({ id }) => id);
    const leased = { next_look_at: new Date(Date.now() + leaseMs) };
    if (ids.length > 0) await Payment.update(leased, { where: { id: ids }, transaction });
    return ids;
  });
  await Promise.all(
    due.map((id) =>
      look(id).catch((error) => log.warn({ err: error, payment: id }, 'the bank was not asked')),
    ),
  );
  return due.length;
}
