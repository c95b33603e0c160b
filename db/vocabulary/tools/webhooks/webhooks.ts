import { lifecycle } from '../../lifecycle.ts';

/** Events that the marketplace sends to servers of its partners; a receiver compares the whole name. */
export const webhookEvents = {
  'order.paid': 'Заказ оплачен',
  'order.cancelled': 'Заказ отменён',
  'order.refunded': 'По заказу возвращены деньги',
  'course.published': 'Курс опубликован',
  'payout.paid': 'Выплата отправлена',
  'lead.created': 'Пришёл лид партнёрского бонуса',
  'lead.revoked': 'Согласие на передачу лида отозвано',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

/**
 * Data may not be used any more. They name nobody, so that they reach a suspended owner too, and wait for a webhook that is
 * disabled: what was sent before stays with the receiver.
 */
export const lastingEvents: readonly string[] = ['lead.revoked' satisfies WebhookEvent];

/** Sent on request alone, so that a receiver can be tried out. */
export const webhookTestEvent = 'webhook.test';

/** Owners of webhooks, and the events that each may have. */
export const webhookOwners = {
  CENTER: {
    label: 'Учебный центр',
    events: ['order.paid', 'order.cancelled', 'order.refunded', 'course.published', 'payout.paid'],
  },
  MERCHANT: { label: 'Торговая организация', events: ['lead.created', 'lead.revoked'] },
} as const satisfies Record<string, { label: string; events: readonly WebhookEvent[] }>;
export type WebhookOwnerKind = keyof typeof webhookOwners;

/** A webhook sends while it is active; three days of failures disable it as its owner does. */
export const webhookLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: { ACTIVE: { label: 'Включён' }, DISABLED: { label: 'Выключен' } },
  transitions: {
    pause: { from: ['ACTIVE'], to: 'DISABLED', label: 'Выключить', done: 'Вебхук выключен' },
    resume: { from: ['DISABLED'], to: 'ACTIVE', label: 'Включить', done: 'Вебхук включён' },
    disable: {
      from: ['ACTIVE'],
      to: 'DISABLED',
      label: 'Выключить после ошибок',
      done: 'Вебхук выключен после трёх дней ошибок',
    },
    test: {
      from: ['ACTIVE', 'DISABLED'],
      label: 'Отправить проверку',
      done: 'Проверка отправлена',
    },
    replay: {
      from: ['ACTIVE', 'DISABLED'],
      label: 'Отправить повторно',
      done: 'Сообщение отправлено повторно',
    },
    rotate_secret: {
      from: ['ACTIVE', 'DISABLED'],
      label: 'Сменить секрет',
      done: 'Секрет сменён',
      confirm_text: 'Прежний секрет перестанет действовать сразу. Сменить секрет?',
    },
  },
});
export type WebhookStatus = keyof typeof webhookLifecycle.statuses;
export type WebhookTransition = keyof typeof webhookLifecycle.transitions;

export const webhookDisabledBecause = { OWNER: 'Выключен владельцем', FAILURES: 'Три дня ошибок' } as const;
export type WebhookDisabledBecause = keyof typeof webhookDisabledBecause;

/** Only events are tried again and say how healthy the receiver is. */
export const webhookDeliveryKinds = { EVENT: 'Событие', TEST: 'Проверка', REPLAY: 'Повтор' } as const;
export type WebhookDeliveryKind = keyof typeof webhookDeliveryKinds;

/** Derived from the moments of a delivery, never stored. */
export const webhookDeliveryStates = {
  WAITING: 'Ждёт отправки',
  DELIVERED: 'Доставлено',
  FAILED: 'Не доставлено',
} as const;
export type WebhookDeliveryState = keyof typeof webhookDeliveryStates;

export const webhookLimits = {
  url: 500,
  answer: 1000,
  ofOwner: 5,
  askedInHour: 100,
  keptDays: 30,
  disabledAfterDays: 3,
  /** Failed tries of the last day without which three days are not counted. */
  disabledAfterTries: 3,
} as const;

/** Minutes between one try of a delivery and the next: eight tries within 24 hours. */
export const webhookPauses = [1, 5, 24, 90, 240, 420, 660] as const;
