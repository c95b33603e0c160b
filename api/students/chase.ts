import { StudentDocument } from '@odonta/db/models';
import { notSentInTime } from '@odonta/db/vocabulary/orders/studentDocument.ts';
import { Op } from 'sequelize';
import { works } from '../journals/works.ts';
import { systemHand } from '../orders/systemHand.ts';
import { lockOrder, transition } from '../orders/transition.ts';
import { tellOfRefusal, turnDown } from './decide.ts';
import { moveDocument } from './moveDocument.ts';

const atOnce = 100;

/** A paper that is not sent in time counts as refused, and a refusal that nobody answers ends the order; answers how many. */
export async function chaseStudents(): Promise<number> {
  for (let done = 0; done < atOnce; done += 1) if (!(await chaseNext())) return done;
  return atOnce;
}

/** Each in a deed of its own, as all that frees seats. */
function chaseNext(): Promise<boolean> {
  return works.deed(async (transaction) => {
    const document = await StudentDocument.findOne({
      where: { status: ['PREPARE', 'REJECTED'], due_at: { [Op.lte]: new Date() } },
      order: [
        ['due_at', 'ASC'],
        ['id', 'ASC'],
      ],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    });
    if (!document) return false;
    const order = await lockOrder({ id: document.order_id }, transaction);
    const isUnderWay = order.status === 'PREPARE' || order.status === 'CREATED';
    if (!isUnderWay) await moveDocument(document, 'close', systemHand, transaction);
    else if (document.status === 'PREPARE') {
      const hand = { ...systemHand, reason: notSentInTime };
      turnDown(document, order, notSentInTime, hand);
      await moveDocument(document, 'lapse', hand, transaction);
      await tellOfRefusal(document, order, transaction);
    } else {
      const reason = document.reject_reason;
      const hand = { ...systemHand, cancel_reason: 'STUDENT_REJECTED' as const, reason };
      await transition(order, 'cancel', hand, transaction);
    }
    return true;
  });
}
