import { plural } from '@odonta/db/vocabulary/plural.ts';

/** «12 мин», «3 ч 20 мин», «2 дн». */
export function durationInWords(seconds: number | null): string {
  if (seconds === null) return '—';
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes}\u00a0мин`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours < 24) return rest === 0 ? `${hours}\u00a0ч` : `${hours}\u00a0ч ${rest}\u00a0мин`;
  return `${Math.round(hours / 24)}\u00a0дн`;
}

/** A share of a whole; none of nothing. */
export const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((part / whole) * 100)}\u00a0%`;

/** Whole roubles; nothing sold is no gift, as a price of nothing would be. */
export const sumInWords = (sum: number): string => `${Math.round(sum).toLocaleString('ru-RU')}\u00a0₽`;

/** A sum beside that of the same days a month before. */
export function comparedTo(sum: number, previous: number): string {
  if (previous <= 0) return 'в прошлом месяце к этому дню продаж не было';
  const times = Math.round(sum / previous);
  if (times >= 3)
    return `в ${plural(times, ['раз', 'раза', 'раз'])} больше, чем в прошлом месяце к этому дню`;
  const change = Math.round((sum / previous - 1) * 100);
  if (change === 0) return 'как в прошлом месяце к этому дню';
  return `на ${Math.abs(change)}\u00a0% ${change > 0 ? 'больше' : 'меньше'}, чем в прошлом месяце к этому дню`;
}
