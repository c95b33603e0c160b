import { Order, OrderParticipant, PrivateFile, StudentDocument, User } from '@odonta/db/models';
import { maskName, maskText } from '@odonta/db/vocabulary/masks.ts';
import {
  deletableStudentDocuments,
  studentDocumentLifecycle,
  studentDocumentStatuses,
} from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { lockOrder } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { byCode, byId } from '../../platform/lists/filters.ts';
import { ordersOfCenters } from '../participants/participants.rows.ts';
import { notifyOfRefusal, passChecked, turnDown } from '../students/decide.ts';
import { remindStudents } from '../students/remind.ts';
import { studentEndpoints } from '../students/studentDocuments.open.ts';
import { readStudentDocumentFile } from './studentDocuments.file.ts';
import { presentStudentDocuments } from './studentDocuments.presenter.ts';

export const studentDocumentsForStaff = defineResource({
  name: 'student_documents',
  audience: staffAudience,
  model: StudentDocument,
  rows: (staff, scope) => (scope === 'own' ? { order_id: ordersOfCenters(staff.managed_center_ids) } : {}),
  include: [
    { model: Order, as: 'order', paranoid: false, attributes: ['id', 'number', 'snapshot'] },
    { model: OrderParticipant, as: 'participant' },
    { model: PrivateFile, as: 'file', attributes: ['id', 'mime', 'size'] },
    { model: User, as: 'decider', paranoid: false, attributes: ['id', 'name'] },
  ],
  present: presentStudentDocuments,
  personal: { last_name: maskName, first_name: maskText, middle_name: maskText },
  list: {
    allow: 'student_documents.list',
    filters: {
      id: byId(),
      order_id: byId('order_id'),
      participant_id: byId('participant_id'),
      status: byCode('status', studentDocumentStatuses),
    },
    sort: ['id', 'due_at', 'sent_at', 'status', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'student_documents.show' },
  remove: { allow: 'student_documents.delete', run: async ({ row }) => refuseUnlessDecided(row) },
  lifecycle: studentDocumentLifecycle,
  transitions: {
    approve: {
      allow: 'student_documents.approve',
      // Where no document was sent, the decision comes with the order itself.
      when: ({ file_id }) => file_id !== null,
      run: ({ row, actor }) => {
        row.set({ reject_reason: null, decided_by: actor.id, decided_at: new Date() });
      },
      effects: ({ row, actor, origin, transaction }) =>
        passChecked(row, { by: staffAudience.auditActor(actor), origin }, transaction),
    },
    reject: {
      allow: 'student_documents.reject',
      run: async ({ row, reason, actor, transaction }) =>
        turnDown(row, await lockOrder({ id: row.order_id }, transaction), reason, actor.id),
      effects: async ({ row, transaction }) =>
        notifyOfRefusal(row, await lockOrder({ id: row.order_id }, transaction), transaction),
    },
    send: 'notOfStaff',
    lapse: 'notOfStaff',
    close: 'notOfStaff',
  },
  endpoints: ({ resource }) => [readStudentDocumentFile(resource), ...studentEndpoints],
  schedule: [{ name: 'remind_students', every: 'minute', work: () => remindStudents() }],
});

function refuseUnlessDecided({ status }: StudentDocument): void {
  if (!deletableStudentDocuments.includes(status))
    throw conflict('Заказ ещё ждёт этот документ: подтвердите документ или отмените заказ, потом удалите');
}
