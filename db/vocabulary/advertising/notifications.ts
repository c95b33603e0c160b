import { isLink } from '../patterns.ts';

/** The cabinets that a notification is for; people of several cabinets are in each of their audiences. */
export const notificationAudiences = {
  ALL: 'Все кабинеты',
  INDIVIDUAL: 'Врачи и студенты',
  LEGAL: 'Клиники и компании',
  CENTER: 'Учебные центры',
  LECTURER: 'Лекторы',
} as const;
export type NotificationAudience = keyof typeof notificationAudiences;

/** `SHOWN` is stored without an answer: it only keeps a notification for once from coming back. */
export const notificationAnswers = {
  ACCEPTED: 'Принял',
  CANCELED: 'Обратился к менеджеру',
  CLOSED: 'Закрыл',
} as const;
export type NotificationAnswer = keyof typeof notificationAnswers;
export type NotificationStep = NotificationAnswer | 'SHOWN';

/** The cabinet of the person who answered, by his kind of session. */
export const answeringCabinets = {
  INDIVIDUAL: 'Врач или студент',
  LEGAL: 'Клиника или компания',
  USER: 'Центр или лектор',
} as const;
export type AnsweringCabinet = keyof typeof answeringCabinets;

export const notificationLimits = {
  text: { min: 3, max: 2000 },
  url: 500,
  url_text: 60,
  button: 40,
  /** Seconds on a page before it is shown: half an hour at most. */
  time: 1800,
} as const;

export const notificationDefaults = {
  url_text: 'Подробнее',
  text_button_accept: 'Понятно',
  text_button_cancel: 'Задать вопрос менеджеру',
} as const;

/** A page of this site, or an address elsewhere that is encrypted. */
export const isNotificationUrl = (text: string): boolean =>
  text.length <= notificationLimits.url &&
  (/^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https:/.test(text) && isLink(text)));
