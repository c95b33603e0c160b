import { StudentDocument } from '@odonta/db/models';
import { notSentInTime } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { Op, type Transaction } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder, transition } from '../../orders/transition.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { notifyOfRefusal, turnDown } from './decide.ts';
import { transitionDocument } from './transitionDocument.ts';

/** A late document counts as refused, and an unanswered refusal ends the order; returns the number. */
export const remindStudents = (): Promise<number> =>
  nextRows(job, (rested, transaction) =>
    StudentDocument.findOne({
      where: {
        id: { [Op.notIn]: rested.map(Number) },
        status: ['PREPARE', 'REJECTED'],
        due_at: { [Op.lte]: new Date() },
      },
      order: [
        ['due_at', 'ASC'],
        ['id', 'ASC'],
      ],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );

/** Each in a transaction of its own, like everything that releases seats. */
const job = { name: 'chase students', keyOf: ({ id }: StudentDocument) => id, act: remind };

async function remind(document: StudentDocument, transaction: Transaction): Promise<void> {
  const order = await lockOrder({ id: document.order_id }, transaction);
  const isUnderWay = order.status === 'PREPARE' || order.status === 'CREATED';
  if (!isUnderWay) await transitionDocument(document, 'close', systemActor, transaction);
  else if (document.status === 'PREPARE') {
    const actor = { ...systemActor, reason: notSentInTime };
    turnDown(document, order, notSentInTime, null);
    await transitionDocument(document, 'lapse', actor, transaction);
    await notifyOfRefusal(document, order, transaction);
  } else {
    const reason = document.reject_reason;
    const actor = { ...systemActor, cancel_reason: 'STUDENT_REJECTED' as const, reason };
    await transition(order, 'cancel', actor, transaction);
  }
}
