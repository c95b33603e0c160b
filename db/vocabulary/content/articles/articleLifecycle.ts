import { lifecycle } from '../../lifecycle.ts';

export const articleStatuses = {
  DRAFT: { label: 'Черновик' },
  REVIEW: { label: 'На проверке' },
  SCHEDULED: { label: 'Запланирована' },
  PUBLISHED: { label: 'Опубликована' },
  REJECTED: { label: 'Отклонена' },
} as const;
export type ArticleStatus = keyof typeof articleStatuses;

/** The clock publishes a scheduled article by the transition `publish`, without an actor. */
export const articleLifecycle = lifecycle({
  initial: 'DRAFT',
  statuses: articleStatuses,
  transitions: {
    submit: { from: ['DRAFT'], to: 'REVIEW', label: 'На проверку', done: 'Статья отправлена на проверку' },
    withdraw: {
      from: ['REVIEW'],
      to: 'DRAFT',
      label: 'Отозвать с проверки',
      done: 'Статья отозвана с проверки',
    },
    publish: {
      from: ['DRAFT', 'REVIEW', 'SCHEDULED'],
      to: 'PUBLISHED',
      label: 'Опубликовать',
      done: 'Статья опубликована',
      // A lecturer may have taken it back, changed it and sent it again.
      of_version: true,
    },
    schedule: {
      from: ['DRAFT', 'REVIEW', 'SCHEDULED'],
      to: 'SCHEDULED',
      label: 'Запланировать',
      done: 'Выход статьи запланирован',
      of_version: true,
    },
    rework: {
      from: ['REVIEW', 'REJECTED'],
      to: 'DRAFT',
      label: 'На доработку',
      done: 'Статья возвращена на доработку',
      needs_reason: true,
    },
    reject: {
      from: ['REVIEW'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Статья отклонена',
      needs_reason: true,
      confirm_text: 'Автор увидит причину и не сможет править статью. Отклонить её?',
    },
    unpublish: {
      from: ['PUBLISHED', 'SCHEDULED'],
      // A proposal that readers have not seen is not its lecturer's again: editors still owe him an answer.
      to: ['DRAFT', 'REVIEW'],
      label: 'Снять с публикации',
      done: 'Статья снята с публикации',
      confirm_text: 'Посетители не увидят статью. Снять её с публикации?',
    },
  },
});
