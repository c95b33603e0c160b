import { lifecycle } from '../../lifecycle.ts';
import { moderationStatuses } from '../../statuses.ts';

export const reviewLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: moderationStatuses,
  transitions: {
    confirm: { from: ['CREATED'], to: 'CONFIRMED', label: 'Опубликовать', done: 'Отзыв опубликован' },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Отзыв отклонён',
      needs_reason: true,
    },
    takedown: {
      from: ['CONFIRMED'],
      to: 'REJECTED',
      label: 'Снять с публикации',
      done: 'Отзыв снят с публикации',
      needs_reason: true,
      confirm_text: 'Отзыв исчезнет с сайта, а оценка курса пересчитается.',
    },
    moderate_reply: {
      from: ['CREATED', 'CONFIRMED'],
      label: 'Проверить ответ',
      done: 'Ответ на отзыв проверен',
      of_version: true,
    },
    revise: {
      from: ['CONFIRMED', 'REJECTED'],
      to: 'CREATED',
      label: 'Исправить',
      done: 'Отзыв исправлен автором',
    },
    reply: { from: ['CONFIRMED'], label: 'Ответить', done: 'Ответ на отзыв написан' },
    revise_reply: {
      from: ['CREATED', 'CONFIRMED'],
      label: 'Исправить ответ',
      done: 'Ответ на отзыв исправлен',
    },
    dispute: { from: ['CONFIRMED'], label: 'Оспорить', done: 'Отзыв оспорен учебным центром' },
    accept_dispute: {
      from: ['CONFIRMED'],
      to: 'REJECTED',
      label: 'Принять возражение центра',
      done: 'Возражение центра принято, отзыв снят',
      needs_reason: true,
      confirm_text: 'Отзыв исчезнет с сайта, а оценка курса пересчитается.',
    },
    decline_dispute: {
      from: ['CREATED', 'CONFIRMED'],
      label: 'Отклонить возражение центра',
      done: 'Возражение центра отклонено',
      needs_reason: true,
    },
  },
});

/** The reason of a rejection, sent to the author before the moderator's comment. */
export const rejectCodes = {
  OFFENCE: 'Оскорбления или угрозы',
  PERSONAL_DATA: 'Чужие персональные данные',
  ADVERT: 'Реклама',
  NOT_ABOUT_COURSE: 'Не о курсе',
  DUPLICATE: 'Повтор другого отзыва',
  FAKE: 'Недостоверный отзыв',
} as const;
export type RejectCode = keyof typeof rejectCodes;

/** Reasons that make a review suspicious. Visible to staff only. */
export const reviewFlags = {
  BURST: 'Много отзывов с одного адреса',
  COPY: 'Похож на другой отзыв',
  CENTER_ADDRESS: 'Отправлен с адреса учебного центра',
} as const;
export type ReviewFlag = keyof typeof reviewFlags;

/** The marks a participant gives; the rating is their mean. */
export const reviewScores = {
  program: 'Программа',
  lecturer: 'Лектор',
  organisation: 'Организация',
  practice: 'Практика',
} as const;
export type ReviewScore = keyof typeof reviewScores;
/** Not every course has practice, and then its mark is absent. */
export type ReviewScores = Record<Exclude<ReviewScore, 'practice'>, number> & { practice: number | null };

export const markWords = { 1: 'Плохо', 2: 'Слабо', 3: 'Нормально', 4: 'Хорошо', 5: 'Отлично' } as const;
export const marks = [1, 2, 3, 4, 5] as const;
export type Mark = (typeof marks)[number];

export const replyAuthors = {
  CENTER: 'Учебный центр',
  LECTURER: 'Лектор',
  PLATFORM: 'Команда «Одонты»',
} as const;
export type ReplyAuthor = keyof typeof replyAuthors;

/** How a review came that staff entered for its author. */
export const reviewSources = {
  LETTER: 'Письмом',
  CALL: 'По телефону',
  PAPER: 'Анкетой на курсе',
  MESSENGER: 'В мессенджере',
} as const;
export type ReviewSource = keyof typeof reviewSources;

/** Said beside the name on the site, where others have their badge. */
export const enteredForAuthor = 'Записан со слов автора, участие не проверялось';

/** How many reviews a page begins with, and how many «Показать ещё» brings. */
export const reviewsAtOnce = 3;

/** How long the author may correct his text, once: after publication and after a rejection. */
export const revisionHours = { CONFIRMED: 24, REJECTED: 14 * 24 } as const;

/** Shown instead of a name that its owner keeps to himself. */
export const unnamed = 'Участник курса';

export const reviewsCount = ['отзыв', 'отзыва', 'отзывов'] as const;
