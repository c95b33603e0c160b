import { moscowDay } from '../time.ts';

export const checkInKinds = ['IN', 'UNDO'] as const;
export type CheckInKind = (typeof checkInKinds)[number];

/** The result of marking attendance. */
export const checkInCodes = {
  OK: 'Приход отмечен',
  UNDONE: 'Отметка снята',
  ALREADY_CHECKED_IN: 'Уже отмечен',
  NOT_CHECKED_IN: 'Прихода ещё не отмечали',
  NOT_PAID: 'Заказ не оплачен',
  CANCELED: 'Участие отменено',
  REFUND_AGREED: 'Деньги за билет возвращают: он не действует',
  WRONG_DAY: 'Курс идёт в другой день',
  NEED_CONFIRMATION: 'У места нет имени: сначала назовите участника',
  OUTDATED: 'После этой отметки сделали другую: она осталась',
  TOO_LATE: 'Отметке больше трёх суток: её внесёт менеджер',
  UNKNOWN: 'Такого участника на курсе нет',
} as const;
export type CheckInCode = keyof typeof checkInCodes;

/** Marks made without a network. */
export const lateMarks = { days: 3, atOnce: 100 } as const;

/** Whether a course goes on that day in Moscow; one without a date can be attended at any time. Moments are unix seconds. */
export function isDuring(
  { date_start, date_end }: { date_start: number | null; date_end: number | null },
  at: number,
): boolean {
  if (date_start === null) return true;
  const [first = '', last = '', day = ''] = [date_start, date_end || date_start, at].map((seconds) =>
    moscowDay(new Date(seconds * 1000)),
  );
  return first <= day && day <= last;
}
