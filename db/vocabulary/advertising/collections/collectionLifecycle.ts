import { lifecycle } from '../../lifecycle.ts';

export const collectionStatuses = {
  DRAFT: { label: 'Черновик' },
  SENT: { label: 'Отправлена' },
  OPENED: { label: 'Открыта' },
  ORDERED: { label: 'Есть заказ' },
  CLOSED: { label: 'Закрыта' },
} as const;
export type CollectionStatus = keyof typeof collectionStatuses;

/** The receiver opens it by coming, and orders by booking one of its courses with the contacts that staff noted. */
export const collectionLifecycle = lifecycle({
  initial: 'DRAFT',
  statuses: collectionStatuses,
  transitions: {
    send: { from: ['DRAFT'], to: 'SENT', label: 'Отправить', done: 'Подборка отправлена' },
    open: { from: ['SENT'], to: 'OPENED', label: 'Открыть по ссылке', done: 'Подборка открыта по ссылке' },
    order: {
      from: ['SENT', 'OPENED'],
      to: 'ORDERED',
      label: 'Заказать курс',
      done: 'По подборке заказан курс',
    },
    close: {
      from: ['DRAFT', 'SENT', 'OPENED', 'ORDERED'],
      to: 'CLOSED',
      label: 'Закрыть подборку',
      done: 'Подборка закрыта',
      confirm_text: 'Страница подборки перестанет открываться, и вернуть её будет нельзя. Закрыть её?',
    },
    expire: {
      from: ['DRAFT', 'SENT', 'OPENED', 'ORDERED'],
      to: 'CLOSED',
      label: 'Закрыть по сроку',
      done: 'Подборка закрыта по сроку',
    },
  },
});
export type CollectionTransition = keyof typeof collectionLifecycle.transitions;

/** The receiver has the link, and it is still good. */
export const sentCollections = ['SENT', 'OPENED', 'ORDERED'] as const satisfies readonly CollectionStatus[];
