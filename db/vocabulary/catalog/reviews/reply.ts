import type { TextRule } from '../../rules.ts';
import { atMost } from '../../rules.ts';

/** Why a reply is not shown, sent to its author before the moderator's comment. */
export const replyRejectCodes = {
  OFFENCE: 'Оскорбления или угрозы',
  PERSONAL_DATA: 'Чужие персональные данные',
  ADVERT: 'Реклама',
  NOT_ABOUT_REVIEW: 'Не по существу отзыва',
  PRESSURE: 'Давление на автора отзыва',
} as const;
export type ReplyRejectCode = keyof typeof replyRejectCodes;

/** How long its author may correct a reply, once: after writing it, and after the decision on it. */
export const replyRevisionHours = 24;

export const replyForm = {
  text: {
    required: 'Напишите ответ',
    min: { value: 10, message: 'Напишите подробнее: не меньше 10 символов' },
    max: atMost(2000),
  },
} as const satisfies Record<string, TextRule>;

export const replySent = 'Ответ отправлен: он появится под отзывом после проверки';
