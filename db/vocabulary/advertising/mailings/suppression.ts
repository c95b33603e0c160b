import { lifecycle } from '../../lifecycle.ts';

export const suppressionReasons = {
  UNSUBSCRIBED: 'Отписался сам',
  HARD_BOUNCE: 'Адреса нет',
  COMPLAINT: 'Пожаловался на письмо',
  STAFF: 'Исключён сотрудником',
} as const;
export type SuppressionReason = keyof typeof suppressionReasons;

/** The reasons that staff may enter: the others are observed. */
export const reasonsOfStaff = ['STAFF', 'COMPLAINT'] as const;

/** Only the person may take these back, by agreeing again. */
export const isOwnRefusal = (reason: SuppressionReason): boolean =>
  reason === 'UNSUBSCRIBED' || reason === 'COMPLAINT';

/** These end every letter that may be refused, and not mailings alone: nobody would read them. */
export const endsAllRefusable = ['HARD_BOUNCE'] as const satisfies SuppressionReason[];

export const suppressionLifecycle = lifecycle({
  initial: 'SUPPRESSED',
  statuses: { SUPPRESSED: { label: 'Исключён' }, LIFTED: { label: 'Возвращён' } },
  transitions: {
    suppress: {
      from: ['LIFTED'],
      to: 'SUPPRESSED',
      label: 'Исключить',
      done: 'Адрес исключён из рассылок',
      needs_reason: true,
    },
    unsuppress: {
      from: ['SUPPRESSED'],
      to: 'LIFTED',
      label: 'Вернуть',
      done: 'Адрес возвращён в рассылки',
      needs_reason: true,
    },
  },
});
export type SuppressionStatus = keyof typeof suppressionLifecycle.statuses;
export type SuppressionTransition = keyof typeof suppressionLifecycle.transitions;
