import { type Order, StudentDocument } from '@odonta/db/models';
import { isForStudents } from '@odonta/db/vocabulary/orders/participation.ts';
import type { StudentDocumentTransition } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { Op, type Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import type { OrderEffect, ReplacementEffect } from '../../orders/effects.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { dueFromNow } from './dueDates.ts';
import { documentAsked } from './letters.ts';
import { transitionDocument } from './transitionDocument.ts';

/** Asks buyers with the student price for a document, until the order has been decided. */
export const studentsFollow: OrderEffect = async ({ name, order, actor }, transaction) => {
  if (name === 'create' || name === 'offer') await ask(order, transaction);
  else if (name === 'confirm_student') await endAll(order, 'approve', actor, transaction);
  if (order.status !== 'PREPARE' && order.status !== 'CREATED')
    await endAll(order, 'close', actor, transaction);
};

/** The price was given to him who studies, and not to his seat. */
export const keepStudentsSeat: ReplacementEffect = async ({ order, from }) => {
  if (isForStudents(order.tiers, from.price_id))
    throw conflict('Участника по студенческой цене не заменяют: отмените его место и запишите нового');
};

async function ask(order: Order, transaction: Transaction): Promise<void> {
  const students = order.participants.filter(({ price_id }) => isForStudents(order.tiers, price_id));
  if (students.length === 0) return;
  const due_at = dueFromNow(order);
  await StudentDocument.bulkCreate(
    students.map(({ id }) => ({ order_id: order.id, participant_id: id, due_at })),
    { transaction },
  );
  await writeLetter(documentAsked(order, due_at), transaction);
}

/** Skips documents that are locked elsewhere: this transaction has their order already. */
async function endAll(
  order: Order,
  move: StudentDocumentTransition,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const documents = await StudentDocument.findAll({
    where: { order_id: order.id, status: { [Op.in]: ['PREPARE', 'CREATED', 'REJECTED'] } },
    include: 'participant',
    lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: StudentDocument },
    skipLocked: true,
    order: [['id', 'ASC']],
    transaction,
  });
  for (const document of documents)
    if (move === 'close' || isForStudents(order.tiers, document.participant.price_id))
      await transitionDocument(document, move, actor, transaction);
}
