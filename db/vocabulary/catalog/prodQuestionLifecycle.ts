import { lifecycle } from '../lifecycle.ts';
import { moderationStatuses } from '../statuses.ts';

export const prodQuestionLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: moderationStatuses,
  transitions: {
    publish: {
      from: ['CREATED', 'REJECTED'],
      to: 'CONFIRMED',
      label: 'Опубликовать',
      done: 'Вопрос и ответ опубликованы',
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Вопрос отклонён',
      needs_reason: true,
    },
    hide: { from: ['CONFIRMED'], to: 'CREATED', label: 'Скрыть', done: 'Вопрос скрыт со страницы курса' },
  },
});

export const prodQuestionLimits = { question: { min: 5, max: 500 }, answer: { min: 2, max: 2000 } } as const;
