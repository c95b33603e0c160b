import type { TextRule } from '../rules.ts';
import { secondsOf } from '../time.ts';

/** Whether a lecturer takes part in a course that names him, as he reads it himself. */
export const lecturerConsents = {
  ASKED: 'Ждёт вашего ответа',
  ACCEPTED: 'Вы участвуете',
  DECLINED: 'Вы отказались',
} as const;
export type LecturerConsent = keyof typeof lecturerConsents;

/** After so many days without an answer the course goes on with him. */
export const consentDays = 5;

/** Until when he may answer before that, in unix seconds. */
export const answerUntil = (asked_at: Date): number => secondsOf(asked_at) + consentDays * 86_400;

export const declineRule = {
  required: 'Напишите, почему не сможете участвовать',
  min: { value: 3, message: 'Не короче 3 знаков' },
  max: { value: 1000, message: 'Не длиннее 1000 знаков' },
} satisfies TextRule;

/** The courses of a lecturer in his cabinet. */
export const lecturerLists = { coming: 'Предстоят', past: 'Прошли' } as const;
export type LecturerList = keyof typeof lecturerLists;
