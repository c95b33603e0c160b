import { plural } from '@odonta/db/vocabulary/plural.ts';

const day = 86_400;

/** «3 дня 4 часа», then a clock, without seconds for visitors who prefer reduced motion; null when the time has come. */
export function timeLeft(seconds: number, isCalm = false): string | null {
  if (seconds <= 0) return null;
  const [days, hours] = [Math.floor(seconds / day), Math.floor((seconds % day) / 3600)];
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0)
    return hours > 0 ? `${inDays(days)} ${plural(hours, ['час', 'часа', 'часов'])}` : inDays(days);
  const clock = [hours, minutes, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return isCalm && seconds >= 60 ? `${clock[0]}\u00a0ч ${clock[1]}\u00a0мин` : clock.join(':');
}

/** How long the words may stay as they are: a clock of seconds ticks, days do not. */
export const refreshMs = (seconds: number, isCalm = false): number =>
  seconds > day || (isCalm && seconds > 120) ? 60_000 : 1000;

const inDays = (days: number) => plural(days, ['день', 'дня', 'дней']);
