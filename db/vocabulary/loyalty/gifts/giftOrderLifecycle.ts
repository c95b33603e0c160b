import { lifecycle } from '../../lifecycle.ts';
import { requestStatusesOfHim } from '../../statuses.ts';

/** A gift is ordered with its bonuses; who issues it makes the spending final, and every other end gives them back. */
export const giftOrderLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatusesOfHim,
  transitions: {
    confirm: { from: ['CREATED'], to: 'CONFIRMED', label: 'Выдать подарок', done: 'Подарок выдан' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Заказ подарка отклонён',
      needs_reason: true,
    },
    cancel: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Отменить заказ',
      done: 'Заказ подарка отменён',
      confirm_text: 'Бонусы вернутся на счёт, подарок снова можно будет заказать. Отменить заказ?',
    },
    lapse: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Не дождаться выдачи',
      done: 'Выдачи подарка не дождались',
    },
  },
});
export type GiftOrderTransition = keyof typeof giftOrderLifecycle.transitions;

/** Statuses that count against the stock and the limit of a person. */
export const liveGiftOrders = ['CREATED', 'CONFIRMED'] as const;

/** Only these may be deleted: their bonuses are back, and no gift was given. */
export const deletableGiftOrders: readonly string[] = ['REJECTED', 'CANCELED'];

/** A gift not issued for so long is cancelled, and its bonuses are returned. */
export const giftOrderDays = 30;
