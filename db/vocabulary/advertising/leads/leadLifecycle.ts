import { lifecycle } from '../../lifecycle.ts';
import { requestStatusesOfHim } from '../../statuses.ts';

/**
 * A lead is delivered at once and paid two days later, unless the organisation has disputed it. One that was given with an
 * order is paid when the order is, and released when that ends before. A withdrawn consent
 * wipes the person and, where nothing is paid yet, ends the lead.
 */
export const leadLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatusesOfHim,
  transitions: {
    confirm: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Подтвердить',
      done: 'Срок спора вышел, лид подтверждён',
    },
    dispute: { from: ['CREATED'], label: 'Оспорить', done: 'Организация оспорила лид' },
    accept_dispute: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Признать спор',
      done: 'Спор признан, деньги вернулись на баланс',
      needs_reason: true,
    },
    reject_dispute: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Отклонить спор',
      done: 'Спор отклонён, лид оплачен',
      needs_reason: true,
    },
    mark: {
      from: ['CREATED', 'CONFIRMED'],
      label: 'Отметить итог',
      done: 'Организация отметила итог',
    },
    revoke: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Отозвать согласие',
      done: 'Согласие отозвано, лид отменён',
    },
    release: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Освободить',
      done: 'Заказ не состоялся, деньги вернулись на баланс',
    },
    drop: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить повтор',
      done: 'Повтор отклонён вместе с лидом, контакты скрыты',
      needs_reason: true,
    },
    wipe: {
      from: ['CONFIRMED', 'REJECTED', 'CANCELED'],
      label: 'Стереть данные',
      done: 'Согласие отозвано, данные стёрты',
    },
  },
});
export type LeadTransition = keyof typeof leadLifecycle.transitions;
