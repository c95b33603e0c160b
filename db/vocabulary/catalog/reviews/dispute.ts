import { atMost, type TextRule } from '../../rules.ts';

export const disputeOutcomes = {
  ACCEPTED: 'Принято: отзыв снят с публикации',
  DECLINED: 'Отклонено: отзыв остаётся на сайте',
} as const;
export type DisputeOutcome = keyof typeof disputeOutcomes;

/** A review that was taken off the site may have come back, mended by its author. */
export const outcomeNow = (outcome: DisputeOutcome, isPublic: boolean): string =>
  outcome === 'ACCEPTED' && isPublic
    ? 'Принято; автор исправил отзыв, и он снова на сайте'
    : disputeOutcomes[outcome];

/** As a filter of staff has them. */
export const disputeStates = { OPEN: 'Ждёт решения', ACCEPTED: 'Принято', DECLINED: 'Отклонено' } as const;
export type DisputeState = keyof typeof disputeStates;

export const disputeForm = {
  reason: {
    required: 'Напишите, с чем вы не согласны',
    min: { value: 10, message: 'Напишите подробнее: не меньше 10 символов' },
    max: atMost(2000),
  },
} as const satisfies Record<string, TextRule>;

export const disputeFilesAtMost = 3;
/** Its documents are deleted after so many days. */
export const disputeFileDays = 365;
export const disputeSent = 'Возражение отправлено: мы рассмотрим его и напишем вам';
