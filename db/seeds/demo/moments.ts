import { moscowDay } from '../../vocabulary/time.ts';
import type { Timing } from './cast/types.ts';

const day = 86_400;
const moscowOffset = 3 * 3600;

export interface Moments {
  date_start: Date | null;
  date_end: Date | null;
  registration_from: Date | null;
  registration_to: Date | null;
}

/** Turns days from now into moments. `now` is unix seconds. */
export function momentsOf(
  { inDays, days, hour = 10, registrationOpensIn, registrationClosesIn }: Timing,
  now: number,
): Moments {
  const at = (daysFromNow: number | undefined, hours: number) =>
    daysFromNow === undefined ? null : new Date((midnight(now) + daysFromNow * day + hours * 3600) * 1000);
  const start =
    inDays === undefined ? undefined : inDays + daysToWait(midnight(now) + inDays * day, inDays, days);
  return {
    date_start: at(start, hour),
    date_end: start === undefined || days === undefined ? null : at(start + days - 1, 18),
    registration_from: at(registrationOpensIn, 9),
    registration_to: at(registrationClosesIn, 18),
  };
}

/** The end of the Moscow day so many days from now: until when an early price is valid. */
export function dayFromNow(days: number, now: number): Date {
  return new Date((midnight(now) + days * day + 12 * 3600) * 1000);
}

export const ago = (seconds: number, now: number) => new Date((now - seconds) * 1000);

/** Midnight in Moscow. */
const midnight = (now: number) => Math.floor((now + moscowOffset) / day) * day - moscowOffset;

/**
 * Doctors learn at weekends and listen to webinars on working days, and never on the holidays of January and May; near
 * and past dates stay unchanged.
 */
function daysToWait(dayStart: number, inDays: number, days: number | undefined): number {
  if (inDays < 7) return 0;
  let wait = daysToWeekday(dayStart, days);
  while (meetsHoliday(dayStart + wait * day, days ?? 1)) wait += 7;
  return wait;
}

function daysToWeekday(dayStart: number, days: number | undefined): number {
  const weekday = new Date((dayStart + moscowOffset) * 1000).getUTCDay();
  if (days === undefined) return weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const first = days === 3 ? 5 : 6;
  return (first - weekday + 7) % 7;
}

const holidays = /-(?:12-31|01-0[1-8]|05-0[19])$/;

const meetsHoliday = (start: number, days: number): boolean =>
  Array.from({ length: days }, (_, index) => start + index * day).some((moment) =>
    holidays.test(moscowDay(new Date(moment * 1000))),
  );
