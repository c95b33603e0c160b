import { lifecycle } from '../lifecycle.ts';

export const studentDocumentStatuses = {
  PREPARE: { label: 'Ждём документ' },
  CREATED: { label: 'На проверке' },
  CONFIRMED: { label: 'Подтверждён' },
  REJECTED: { label: 'Отклонён' },
  CANCELED: { label: 'Не нужен' },
} as const;
export type StudentDocumentStatus = keyof typeof studentDocumentStatuses;

/** The student document after a booking: its owner sends it, staff check it, and a deadline ends the wait. */
export const studentDocumentLifecycle = lifecycle({
  initial: 'PREPARE',
  statuses: studentDocumentStatuses,
  transitions: {
    send: {
      from: ['PREPARE', 'CREATED', 'REJECTED'],
      to: 'CREATED',
      label: 'Прислать документ',
      done: 'Документ прислан',
    },
    approve: {
      from: ['CREATED', 'REJECTED', 'PREPARE'],
      to: 'CONFIRMED',
      label: 'Подтвердить',
      done: 'Документ подтверждён',
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Документ отклонён',
      needs_reason: true,
    },
    lapse: {
      from: ['PREPARE'],
      to: 'REJECTED',
      label: 'Не дождаться документа',
      done: 'Документа не дождались',
      needs_reason: true,
    },
    close: {
      from: ['PREPARE', 'CREATED', 'REJECTED'],
      to: 'CANCELED',
      label: 'Больше не ждать',
      done: 'Документ больше не нужен',
    },
  },
});
export type StudentDocumentTransition = keyof typeof studentDocumentLifecycle.transitions;

/** Only these may be deleted: in any other status an order still waits for the document. */
export const deletableStudentDocuments: readonly string[] = ['CONFIRMED', 'CANCELED'];

export const studentDocumentLimits = {
  /** From the booking until the document, and from its refusal until the difference is paid. */
  hours: 48,
  /** After the course the document is no longer needed. */
  daysAfterCourse: 90,
} as const;

export const notSentInTime = `Документ не прислали за ${studentDocumentLimits.hours} часов`;
