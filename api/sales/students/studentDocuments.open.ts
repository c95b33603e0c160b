import { Center, Order, PrivateFile, StudentDocument } from '@odonta/db/models';
import { isForStudents } from '@odonta/db/vocabulary/orders/participation.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { actorOf } from '../../identity/sessions/orderActor.ts';
import { tokenOf } from '../../orders/byToken.ts';
import { lockOrder } from '../../orders/transition.ts';
import { privateUpload, receivePrivateFile, storePrivateFile } from '../../platform/files/privateFiles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import { viewOf } from '../booking/orders.open.ts';
import { deletedAfter } from './dueDates.ts';
import { takeFullPrice } from './fullPrice.ts';
import { studentFile } from './studentFile.ts';
import { transitionDocument } from './transitionDocument.ts';

const sendStudentDocument = endpoint({
  method: 'post',
  path: '/orders/:token/participants/:participant/student_document',
  summary: 'Send the document of a student',
  audience: buyerAudience,
  allow: 'anyone',
  upload: privateUpload,
  limit: { name: 'student_documents', points: 30, seconds: 3600, by: byAddress },
  handle: async ({ params, actor, origin, req }) => {
    const token = tokenOf(params);
    await documentOf(token, params.participant);
    const received = await receivePrivateFile({ kind: studentFile, bytes: req.file?.buffer });
    return unitOfWork.transaction(async (transaction) => {
      const document = await documentOf(token, params.participant, transaction);
      const order = await lockOrder({ token }, transaction);
      refuseUnwanted(document, order);
      const before = document.file_id;
      const delete_after = deletedAfter(order);
      document.set({
        file_id: await storePrivateFile(transaction, received, delete_after),
        sent_at: new Date(),
        reject_reason: null,
        decided_by: null,
        decided_at: null,
      });
      await transitionDocument(document, 'send', { ...actorOf(order, actor), origin }, transaction);
      if (before) await PrivateFile.destroy({ where: { id: before }, transaction });
      await notifyStaff(document, order, transaction);
      return { message: await viewOf(token, transaction) };
    });
  },
});

const payFullPrice = endpoint({
  method: 'post',
  path: '/orders/:token/full_price',
  summary: 'Accept the full price after a student’s document was refused',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  idempotent: true,
  handle: ({ params, actor, origin }) => {
    const token = tokenOf(params);
    return unitOfWork.transaction(async (transaction) => {
      await lockDocuments(token, transaction);
      const order = await lockOrder({ token }, transaction);
      await takeFullPrice(order, { ...actorOf(order, actor), origin }, transaction);
      return { message: await viewOf(token, transaction) };
    });
  },
});

export const studentEndpoints = [sendStudentDocument, payFullPrice];

/** Locked where there is a transaction. */
async function documentOf(
  token: string,
  participant = '',
  transaction?: Transaction,
): Promise<StudentDocument> {
  if (!/^\d{1,9}$/.test(participant)) throw notFound();
  const document = await StudentDocument.findOne({
    where: { participant_id: Number(participant) },
    include: [
      { model: Order, as: 'order', where: { token }, required: true },
      { association: 'participant', required: true },
    ],
    ...(transaction && { lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: StudentDocument } }),
    transaction,
  });
  if (!document) throw notFound('Документ по этому заказу не нужен');
  return document;
}

/** The time for the rest of the money is written into them. */
async function lockDocuments(token: string, transaction: Transaction): Promise<void> {
  await StudentDocument.findAll({
    include: [{ model: Order, as: 'order', where: { token }, required: true }],
    order: [['id', 'ASC']],
    lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: StudentDocument },
    transaction,
  });
}

function refuseUnwanted({ status, participant }: StudentDocument, order: Order): void {
  if (status === 'CONFIRMED') throw conflict('Документ уже подтверждён');
  const isUnderWay = order.status === 'PREPARE' || order.status === 'CREATED';
  const isWanted = status !== 'CANCELED' && isForStudents(order.tiers, participant.price_id);
  if (!isUnderWay || !isWanted) throw conflict('Документ по этому заказу больше не нужен');
}

async function notifyStaff(
  { id }: StudentDocument,
  { number, manager_id, center_id }: Order,
  transaction: Transaction,
): Promise<void> {
  const center = await Center.findByPk(center_id, { paranoid: false, transaction });
  const to = [manager_id, center?.manager_id ?? null].filter((one) => one !== null);
  const text = `По заказу ${number} прислали документ студента`;
  await notify({ to, kind: 'student_document', text, path: cardPath('student_documents', id) }, transaction);
}
