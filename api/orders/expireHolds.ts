import { Order } from '@odonta/db/models';
import { Op } from 'sequelize';
import { works } from '../journals/works.ts';
import { awaitsOwner } from './monthLimit.ts';
import { systemHand } from './systemHand.ts';
import { transition } from './transition.ts';

const atOnce = 100;

/** Seats whose time to be paid, or to be confirmed by the owner of a company, is over are free again; answers how many orders. Nodes share the work by row locks. */
export async function expireHolds(): Promise<number> {
  for (let expired = 0; expired < atOnce; expired += 1) if (!(await expireNext())) return expired;
  return atOnce;
}

/** Each in a deed of its own: whoever held the seats of several courses at once could wait in a circle with another node. */
function expireNext(): Promise<boolean> {
  return works.deed(async (transaction) => {
    const order = await Order.findOne({
      where: { expires_at: { [Op.lte]: new Date() }, [Op.or]: [{ status: 'PREPARE' }, awaitsOwner] },
      order: [['id', 'ASC']],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    });
    if (order) await transition(order, 'expire', systemHand, transaction);
    return order !== null;
  });
}
