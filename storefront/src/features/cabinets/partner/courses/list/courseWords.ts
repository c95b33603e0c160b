import type { CenterProdRow } from '@odonta/api/contract';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { formatDay, formatDays } from '@odonta/db/vocabulary/time.ts';

type Standing = Pick<CenterProdRow, 'status' | 'is_draft' | 'archived_at' | 'sales_paused'>;

const statuses: Partial<Record<CenterProdRow['status'], string>> = {
  PREPARE: 'Черновик',
  CREATED: 'На проверке',
  CONFIRMED: 'На сайте',
  REJECTED: 'Отклонён',
};

export function statusInWords({ status, is_draft, archived_at, sales_paused }: Standing): string {
  if (archived_at !== null) return 'В архиве';
  if (is_draft) return 'Черновик';
  if (status === 'CONFIRMED' && sales_paused) return 'На сайте, запись приостановлена';
  return statuses[status] ?? 'Отменён';
}

export function toneOf({ status, archived_at }: Pick<Standing, 'status' | 'archived_at'>): string {
  if (archived_at !== null) return '';
  if (status === 'CONFIRMED') return 'badge--good';
  return status === 'REJECTED' ? 'badge--warm' : 'badge--calm';
}

/** An edit beside a published course; null where there is none. */
export function editInWords({ draft, is_waiting }: Pick<CenterProdRow, 'draft' | 'is_waiting'>) {
  if (draft === 'REJECTED') return 'Изменения отклонены';
  if (draft === 'PREPARE') return 'Есть неотправленные изменения';
  return is_waiting ? 'Изменения на проверке' : null;
}

/** «12–14 марта 2027 · Казань» */
export function dateAndPlace({
  type,
  city_name,
  date_start,
  date_end,
}: Pick<CenterProdRow, 'type' | 'city_name' | 'date_start' | 'date_end'>): string {
  return [datesInWords(date_start, date_end), onlineProdTypes.includes(type) ? 'Онлайн' : city_name]
    .filter(Boolean)
    .join(' · ');
}

export function datesInWords(start: number | null, end: number): string {
  if (start === null) return 'Дата открыта';
  return end === 0 ? formatDay(start) : formatDays(start, end);
}

export const seatsInWords = ({
  seats_taken,
  seats_total,
}: Pick<CenterProdRow, 'seats_taken' | 'seats_total'>): string =>
  seats_total === null ? `занято ${seats_taken}, без ограничения` : `занято ${seats_taken} из ${seats_total}`;
