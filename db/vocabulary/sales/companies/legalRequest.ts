import { paths } from '../../addresses.ts';
import { lifecycle } from '../../lifecycle.ts';
import { pluralForm } from '../../plural.ts';
import { requestStatuses } from '../../statuses.ts';

/**
 * A group order of a company. It is CREATED while it is discussed and CONFIRMED from its order on, whose
 * invoice may have to wait for the owner of the company; its progress is its stage. Transitions of the
 * company and of the clock have no right.
 */
export const legalRequestLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatuses,
  transitions: {
    quote: { from: ['CREATED'], label: 'Отправить предложение', done: 'Предложение отправлено' },
    confirm: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Подтвердить и выставить счёт',
      done: 'Заявка подтверждена, счёт выставлен',
      confirm_text: 'Места закрепятся за компанией, ей уйдёт счёт. Подтвердить заявку?',
    },
    accept: {
      from: ['CREATED'],
      to: ['CONFIRMED', 'CREATED'],
      label: 'Принять предложение',
      done: 'Предложение принято',
    },
    invoice: { from: ['CONFIRMED'], label: 'Выставить счёт', done: 'Счёт выставлен' },
    pay: {
      from: ['CONFIRMED', 'CANCELED'],
      to: 'CONFIRMED',
      label: 'Отметить оплату',
      done: 'Отмечена оплата',
    },
    name: { from: ['CONFIRMED'], label: 'Назвать всех участников', done: 'Названы все участники' },
    close: { from: ['CONFIRMED'], label: 'Закрыть заявку', done: 'Заявка закрыта' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Заявка отклонена',
      needs_reason: true,
    },
    cancel: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить заявку',
      done: 'Заявка отменена',
      confirm_text: 'Места освободятся, счёт закроется. Отменить заявку?',
    },
    expire: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Закрыть по сроку',
      done: 'Заявка закрыта по сроку',
    },
  },
});

export type LegalRequestTransition = keyof typeof legalRequestLifecycle.transitions;

/** The stage of a request. An abandoned one stays at its last stage. */
export const legalRequestStages = {
  DRAFT: { label: 'Новая' },
  QUOTED: { label: 'Предложение отправлено' },
  AGREED: { label: 'Предложение принято' },
  INVOICED: { label: 'Счёт выставлен' },
  PAID: { label: 'Оплачена' },
  NAMED: { label: 'Участники названы' },
  CLOSED: { label: 'Закрыта' },
} as const;
export type LegalRequestStage = keyof typeof legalRequestStages;

/**
 * A company with credit gets its seats, and everything after a payment, before the money. An accepted request
 * with its order waits for the owner of the company, with or without an offer.
 */
export function stageLabel(stage: LegalRequestStage, { debt = 0, hasOrder = false } = {}): string {
  if (stage === 'PAID' && debt > 0) return 'С отсрочкой оплаты';
  return stage === 'AGREED' && hasOrder ? 'Ждёт владельца организации' : legalRequestStages[stage].label;
}

/** Why a request was left. */
export const legalRequestEnds = {
  CLIENT: 'Отказ компании',
  STAFF: 'Отменил менеджер',
  QUOTE_EXPIRED: 'Истёк срок предложения',
  NOT_PAID: 'Счёт не оплачен вовремя',
  ORDER_ENDED: 'Заказ закрыт',
} as const;
export type LegalRequestEnd = keyof typeof legalRequestEnds;

export const legalRequestLimits = {
  seats: 500,
  /** The percentage of free seats reserved for a company before a manager has seen its request. */
  reservedUnseen: 20,
  reserveHours: 24,
  quoteDays: 10,
  /** How many days before the course staff deal with unnamed places. */
  unnamedDays: 3,
  /**
   * Days before the course at which the responsible and the invited people are reminded, as participants are of
   * theirs.
   */
  reminderDays: [7, 3, 1],
  /** No reminder follows a letter of the same day. */
  reminderAfterHours: 12,
  comment: 1000,
  reference: 60,
} as const;

/**
 * The terms of participation of a company. They never name participants: the invited person agrees to this text
 * when he accepts the offer.
 */
export const offerPath = paths.paymentRules;

/** How many places have a name: «Назван 1 из 5». */
export const namedOf = ({ named, total }: { named: number; total: number }): string =>
  `${pluralForm(named, ['Назван', 'Названы', 'Названы'])} ${named} из ${total}`;
