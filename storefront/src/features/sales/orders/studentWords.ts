import type { OrderParticipantView, OrderView, ParticipantDocument } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { OrderWords } from './orderWords.ts';

export interface Student {
  participant: OrderParticipantView;
  document: ParticipantDocument;
}

/** Participants with requested documents, past ones too. */
export const studentsOf = ({ participants }: Pick<OrderView, 'participants'>): Student[] =>
  participants.flatMap((participant) =>
    participant.document && participant.state === 'ACTIVE'
      ? [{ participant, document: participant.document }]
      : [],
  );

/** Whether the buyer himself has to do something before the order goes on. */
export const mayBeSent = ({ status }: ParticipantDocument): boolean =>
  status === 'PREPARE' || status === 'CREATED' || status === 'REJECTED';

type Message = Pick<OrderView, 'status' | 'participants' | 'paid' | 'total' | 'is_rest_due'>;

/** The first message of an order that waits for its student; null for others. */
export function studentWords(order: Message): OrderWords | null {
  if (order.status !== 'CREATED') return null;
  if (order.is_rest_due)
    return {
      tone: 'calm',
      title: 'Осталось доплатить',
      text: `Доплатите ${formatPrice(order.total - order.paid)}, и места на курсе за вами.`,
    };
  const students = studentsOf(order);
  const refused = students.find(({ document }) => document.status === 'REJECTED');
  if (refused)
    return {
      tone: 'warm',
      title: 'Документ студента не принят',
      text: `Ждём вашего решения до ${formatMoment(refused.document.due_at)}: потом заказ отменится, а деньги вернутся полностью.`,
    };
  const awaited = students.find(({ document }) => document.status === 'PREPARE');
  return (
    (awaited && {
      tone: 'calm',
      title: 'Пришлите документ студента',
      text: `Загрузите его до ${formatMoment(awaited.document.due_at)}: тогда цена для студентов останется за вами.`,
    }) ??
    null
  );
}
