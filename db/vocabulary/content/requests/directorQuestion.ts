import { lifecycle } from '../../lifecycle.ts';
import { requestStatusesOfHim } from '../../statuses.ts';

export const directorQuestionLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatusesOfHim,
  transitions: {
    answer: { from: ['CREATED'], to: 'CONFIRMED', label: 'Ответить' },
    reject: { from: ['CREATED'], to: 'REJECTED', label: 'Отклонить', needs_reason: true },
    cancel: { from: ['CREATED'], to: 'CANCELED', label: 'Отменить вопрос' },
    reopen: { from: ['CONFIRMED', 'REJECTED'], to: 'CREATED', label: 'Вернуть в работу' },
  },
});
