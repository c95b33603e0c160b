import { endOfMoscowDay, moscowDay } from '../../time.ts';

/** Business days of Russia: Monday to Friday, without public holidays and the days moved by the Government. */

/** Article 112 of the Labour Code, month and day; January's are apart, for they are not moved by themselves. */
const ofJanuary = /^01-0[1-8]$/;
const holidays = ['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'];

/** Days off by the decree of a year. */
const moved = ['2026-01-09', '2026-12-31'];

const day = 86_400;

/** Whether people work on the Moscow day in which the moment lies. */
export function isBusinessDay(seconds: number): boolean {
  const [today, weekday] = dateOf(seconds);
  if (isWeekend(weekday) || isHoliday(today) || moved.includes(today)) return false;
  return !isLeftOverFrom(seconds, weekday);
}

/** The last second of the day that is so many business days after the moment's own. */
export function afterBusinessDays(from: number, days: number): number {
  let moment = endOfMoscowDay(from);
  for (let left = days; left > 0; ) {
    moment += day;
    if (isBusinessDay(moment)) left -= 1;
  }
  return moment;
}

/** The same hour of the next business day. */
export function nextBusinessDay(from: number): number {
  let moment = from + day;
  while (!isBusinessDay(moment)) moment += day;
  return moment;
}

/** A holiday of a weekend takes the Monday after it. */
function isLeftOverFrom(seconds: number, weekday: number): boolean {
  if (weekday !== 1) return false;
  return [1, 2].some((back) => holidays.includes(dateOf(seconds - back * day)[0].slice(5)));
}

const isWeekend = (weekday: number) => weekday === 0 || weekday === 6;
const isHoliday = (date: string) => ofJanuary.test(date.slice(5)) || holidays.includes(date.slice(5));

function dateOf(seconds: number): [date: string, weekday: number] {
  const date = moscowDay(new Date(seconds * 1000));
  return [date, new Date(`${date}T00:00:00Z`).getUTCDay()];
}
