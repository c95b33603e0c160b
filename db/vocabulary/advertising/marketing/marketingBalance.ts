import { lifecycle } from '../../lifecycle.ts';

/** The kind of an entry of a marketing balance. */
export const marketingKinds = {
  TOPUP: 'Пополнение',
  PENALTY: 'Штраф',
  REFUND: 'Вывод остатка',
  CORRECTION: 'Правка',
  SPEND_BANNER: 'Баннер',
  SPEND_PINNING: 'Закрепление',
  SPEND_LEAD: 'Лид партнёрского бонуса',
  SPEND_MAILING: 'Рассылка',
} as const;
export type MarketingKind = keyof typeof marketingKinds;

/** The source of an entry. */
export const marketingSources = [
  'payment',
  'penalty',
  'withdrawal',
  'approval',
  'banner',
  'banner_refund',
  'pinning',
  'pinning_refund',
  'lead',
  'mailing',
] as const;
export type MarketingSource = (typeof marketingSources)[number];

/** Facts alone change: a balance is there as long as its owner. */
export const marketingBalanceLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: { ACTIVE: { label: 'Открыт' } },
  transitions: {
    topup_invoice: { from: ['ACTIVE'], label: 'Выставить счёт', done: 'Счёт на пополнение выставлен' },
    propose_penalty: { from: ['ACTIVE'], label: 'Предложить штраф', done: 'Штраф предложен' },
    post_penalty: { from: ['ACTIVE'], label: 'Решить о штрафе', done: 'Решение о штрафе записано' },
    correct: { from: ['ACTIVE'], label: 'Исправить', done: 'Правка баланса записана' },
    refund: { from: ['ACTIVE'], label: 'Решить о выводе', done: 'Решение о выводе записано' },
  },
});

/** A penalty waits until its owner has objected or the days for it are over. */
export const penaltyLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: {
    CREATED: { label: 'Предложен' },
    CONFIRMED: { label: 'Списан' },
    REJECTED: { label: 'Отменён' },
  },
  transitions: {
    object: { from: ['CREATED'], label: 'Возразить', done: 'Владелец баланса возразил против штрафа' },
    post: { from: ['CREATED'], to: 'CONFIRMED', label: 'Списать', done: 'Штраф списан' },
    drop: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отменить штраф',
      done: 'Штраф отменён',
      needs_reason: true,
    },
  },
});
export type PenaltyStatus = keyof typeof penaltyLifecycle.statuses;

export const withdrawalLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: {
    CREATED: { label: 'Ждёт бухгалтерию' },
    CONFIRMED: { label: 'Перечислено' },
    REJECTED: { label: 'Отклонено' },
    CANCELED: { label: 'Отозвано' },
  },
  transitions: {
    pay: { from: ['CREATED'], to: 'CONFIRMED', label: 'Перечислить', done: 'Деньги перечислены' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Вывод отклонён',
      needs_reason: true,
    },
    cancel: { from: ['CREATED'], to: 'CANCELED', label: 'Отозвать', done: 'Вывод отозван' },
  },
});
export type WithdrawalStatus = keyof typeof withdrawalLifecycle.statuses;

/** Business days in which an owner may object to a penalty. */
export const objectionDays = 5;

/** Roubles; an invoice is not issued for less, nor for more. */
export const topUpLimits = { min: 100, max: 10_000_000 } as const;

/** Evidence of a penalty. */
export const evidenceAtMost = 5;

/** Whether a penalty may be posted: its centre has had its say, or has had the time for it. Unix seconds. */
export const isHeard = (
  { objected_at, object_until }: { objected_at: number | null; object_until: number },
  now: number,
): boolean => objected_at !== null || now > object_until;
