import { momentAt } from '../../catalog/classDays.ts';
import type { UtcOffset } from '../../catalog/utcOffsets.ts';
import { atMost, type TextRule } from '../../rules.ts';

/** Lessons: hours of an individual course, given to one person. */

export const lessonProdType = 10;

export const lessonLimits = {
  /** How long the lecturer may think, and the visitor after him. */
  hoursToAnswer: 48,
  hoursToPay: 48,
  /** Before a lesson begins nobody can agree to it later than that. */
  hoursBefore: 2,
  /** Of one slot, in minutes. */
  shortest: 30,
  longest: 12 * 60,
  weeks: 26,
  daysAhead: 365,
  slots: 500,
  /** Unanswered requests of one person to one lecturer. */
  waiting: 3,
  /** Requests of one person in 24 hours, whatever became of them. */
  perDay: 5,
  comment: 500,
} as const;

const halfHour = 1800;

/** The price of a slot in whole roubles, by the price of an hour; half roubles are rounded up. */
export const lessonPrice = (perHour: number, starts_at: number, ends_at: number): number =>
  Math.round((perHour * (ends_at - starts_at)) / 3600);

export interface LessonDay {
  /** `2027-03-12` */
  day: string;
  /** `10:00` */
  from: string;
  to: string;
}

export interface LessonTime {
  starts_at: number;
  ends_at: number;
}

/** The same hours on this day and every week after, by the clock of the course. */
export function weeklyTimes({ day, from, to }: LessonDay, weeks: number, offset: UtcOffset): LessonTime[] {
  const first = { starts_at: momentAt(day, from, offset), ends_at: momentAt(day, to, offset) };
  return Array.from({ length: weeks }, (_, week) => ({
    starts_at: first.starts_at + week * 7 * 86_400,
    ends_at: first.ends_at + week * 7 * 86_400,
  }));
}

/** The first error in the hours of a day, with its field; null where there is none. */
export function issueOfHours(
  { starts_at, ends_at }: LessonTime,
  now: number,
): { field: 'day' | 'from' | 'to'; message: string } | null {
  const minutes = (ends_at - starts_at) / 60;
  if (starts_at % halfHour !== 0) return { field: 'from', message: 'Начало — ровно в час или в половину' };
  if (ends_at % halfHour !== 0) return { field: 'to', message: 'Конец — ровно в час или в половину' };
  if (minutes < lessonLimits.shortest) return { field: 'to', message: 'Конец — позже начала' };
  if (minutes > lessonLimits.longest) return { field: 'to', message: 'Не дольше 12 часов подряд' };
  if (starts_at <= now) return { field: 'day', message: 'Это время уже прошло' };
  if (lastAnswerOf(starts_at) <= now)
    return { field: 'from', message: `Не раньше, чем через ${lessonLimits.hoursBefore} часа` };
  if (starts_at > now + lessonLimits.daysAhead * 86_400)
    return { field: 'day', message: 'Не дальше, чем на год вперёд' };
  return null;
}

/** Until when the lecturer answers: while the visitor has time to pay and to come. */
export const answerBy = (starts_at: number, now: number): number =>
  Math.min(now + lessonLimits.hoursToAnswer * 3600, lastAnswerOf(starts_at));

export const lastAnswerOf = (starts_at: number): number => starts_at - lessonLimits.hoursBefore * 3600;

/** Until when an agreed lesson is paid for. */
export const payBy = (starts_at: number, now: number): number =>
  Math.min(now + lessonLimits.hoursToPay * 3600, starts_at);

export const lessonDeclineRule = {
  required: 'Напишите, почему не получится',
  min: { value: 3, message: 'Не короче 3 знаков' },
  max: { value: 1000, message: 'Не длиннее 1000 знаков' },
} satisfies TextRule;

export const lessonComment = { max: atMost(lessonLimits.comment) } satisfies TextRule;

const isTime = (text: string) => /^([01]\d|2[0-3]):(00|30)$/.test(text);
const isWeeks = (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= lessonLimits.weeks;
const time = {
  required: 'Укажите время',
  format: { test: isTime, message: 'Ровно в час или в половину: 10:00, 10:30' },
};

/** New hours of a lecturer. */
export const lessonSlotsForm = {
  day: { required: 'Укажите день' },
  from: time,
  to: time,
  weeks: {
    required: 'Обязательное поле',
    format: { test: isWeeks, message: `Целое число от 1 до ${lessonLimits.weeks}` },
  },
} as const satisfies Record<string, TextRule>;
