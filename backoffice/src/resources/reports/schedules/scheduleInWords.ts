import type { ReportSchedule, ReportSendingView } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { sentPeriods, weekdays } from '@odonta/db/vocabulary/reports/schedules.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';

/** «Раз в неделю: понедельник · Прошлая неделя · Excel» */
export function rhythmInWords(
  { rhythm, weekday, month_day, period, format }: ReportSchedule,
  hasPeriod: boolean,
): string {
  const day =
    rhythm === 'WEEKLY'
      ? `Раз в неделю: ${weekdays[(weekday ?? 1) as keyof typeof weekdays].toLowerCase()}`
      : `Раз в месяц: ${month_day}-го числа`;
  return [day, hasPeriod && sentPeriods[period], format === 'xlsx' ? 'Excel' : 'CSV']
    .filter(Boolean)
    .join(' · ');
}

/** The result of the last sending, in a sentence or two. */
export function sendingInWords(sending: ReportSendingView | null): string {
  if (!sending) return 'Ещё не отправлялась';
  const { sent_at, from, to, is_by_hand, letters, delivered, failed, taken, left_out } = sending;
  const when = `Последняя: ${formatMoment(sent_at)}${is_by_hand ? ' (вручную)' : ''}`;
  const days = from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  const sent =
    letters === 0
      ? 'отправлять было некому'
      : `${plural(letters, ['письмо', 'письма', 'писем'])}, ушло ${delivered}, отчёт скачали ${taken}`;
  const said = [when, days, sent, failed > 0 && `не ушло ${failed}`].filter(Boolean).join(' · ');
  return left_out.length > 0 ? `${said}. Без права на отчёт: ${left_out.join(', ')}` : said;
}
