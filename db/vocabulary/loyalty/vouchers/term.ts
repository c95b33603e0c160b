import { endOfMoscowDay, moscowDay } from '../../time.ts';

/** The end of the Moscow day so many months after a day; of a month that is too short, its last day. */
export function monthsAfter(day: string, months: number): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return endOfDayOf(last);
}

/** The end of the Moscow day of a moment: a term «until a day» includes that day. */
export const endOfDayOf = (moment: Date): Date =>
  new Date(endOfMoscowDay(Math.floor(moment.getTime() / 1000)) * 1000);

/** The last moment of a voucher paid now. Its months are counted from the day of its delivery. */
export function actsUntil(send_on: string | null, months: number, now = new Date()): Date {
  const today = moscowDay(now);
  return monthsAfter(send_on !== null && send_on > today ? send_on : today, months);
}
