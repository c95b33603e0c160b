/** Moments are unix seconds in the API; people read them in Moscow or UTC. */

const moscowOffset = 3 * 3600;
const day = 86_400;

/** Before this moment dates were stored as local Moscow time, from it on (and at zero) as UTC. */
const storedInUtcSince = 1_681_328_652;

export function zoneOf(seconds: number): 'UTC' | 'Europe/Moscow' {
  return seconds === 0 || seconds >= storedInUtcSince ? 'UTC' : 'Europe/Moscow';
}

/** The last second of the Moscow day in which the moment lies. */
export function endOfMoscowDay(seconds: number): number {
  return Math.floor((seconds + moscowOffset) / day) * day + day - 1 - moscowOffset;
}

/** The day of Moscow in which a moment lies, as PostgreSQL writes days: 2027-03-12. */
export function moscowDay(at: Date): string {
  return new Date(at.getTime() + moscowOffset * 1000).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** «12 марта 2027», in the zone the moment was stored for. */
export function formatDay(seconds: number, zone: string = zoneOf(seconds)): string {
  return format(seconds, { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).replace(
    /\sг\.$/,
    '',
  );
}

/** «12 марта 2027»: the day in Moscow on which something happened or ends. Days of courses are `formatDay`. */
export const formatMoscowDay = (seconds: number): string => formatDay(seconds, 'Europe/Moscow');

/** «12–14 марта 2027», «30 марта — 2 апреля 2027»; one day where both ends fall into it. */
export function formatDays(start: number, end: number): string {
  if (!end || formatDay(start) === formatDay(end)) return formatDay(start);
  const same = (part: 'year' | 'month') => partOf(start, part) === partOf(end, part);
  if (!same('year')) return `${formatDay(start)} — ${formatDay(end)}`;
  if (same('month')) return `${partOf(start, 'day')}–${formatDay(end)}`;
  return `${format(start, { day: 'numeric', month: 'long', timeZone: zoneOf(start) })} — ${formatDay(end)}`;
}

function partOf(seconds: number, part: 'day' | 'month' | 'year'): string {
  return format(seconds, { [part]: 'numeric', timeZone: zoneOf(seconds) });
}

/** «12.03.2027, 14:30» in Moscow: when something happened, for staff. */
export function formatMoment(seconds: number): string {
  momentFormat ??= new Intl.DateTimeFormat('ru-RU', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  });
  return momentFormat.format(seconds * 1000);
}

/** Cached: a file of a long list has a moment in every row. */
let momentFormat: Intl.DateTimeFormat | undefined;

/** «12.03.2027» of a day as PostgreSQL writes days. */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('.');
}

/** «14:30» in Moscow. */
export function formatTime(seconds: number): string {
  return format(seconds, { timeStyle: 'short', timeZone: 'Europe/Moscow' });
}

/** A stored moment as the API sends it. */
export function secondsOf(moment: Date): number;
export function secondsOf(moment: Date | null): number | null;
export function secondsOf(moment: Date | null): number | null {
  return moment === null ? null : Math.floor(moment.getTime() / 1000);
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function format(seconds: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const kept = formats.get(key) ?? new Intl.DateTimeFormat('ru-RU', options);
  formats.set(key, kept);
  return kept.format(seconds * 1000);
}
