import { lifecycle } from '../../lifecycle.ts';
import { requestStatusesOfHim } from '../../statuses.ts';

export const directorQuestionLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatusesOfHim,
  transitions: {
    answer: { from: ['CREATED'], to: 'CONFIRMED', label: 'Ответить', done: 'Ответ отправлен' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Вопрос отклонён',
      needs_reason: true,
    },
    cancel: { from: ['CREATED'], to: 'CANCELED', label: 'Отменить вопрос', done: 'Вопрос отменён' },
    reopen: {
      from: ['CONFIRMED', 'REJECTED'],
      to: 'CREATED',
      label: 'Вернуть в работу',
      done: 'Вопрос возвращён в работу',
    },
  },
});
