import type { StaffProd } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { type ClassDay, dayInWords, hoursOf } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { offeredProdTypes, onlineProdTypes, prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { prodLifecycle } from '@odonta/db/vocabulary/catalog/prodLifecycle.ts';
import { prodStates, seatsLeft } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatDay, formatDays } from '@odonta/db/vocabulary/time.ts';

export const categoryChoices = categories.map(({ id, name }) => ({ id, name }));
export const typeChoices = offeredProdTypes.map((type) => ({ id: type, name: prodTypes[type] }));

/** A draft has the status of a course that waits for its fee, and is something else. */
export function statusLabel({ is_draft, status }: Pick<StaffProd, 'is_draft' | 'status'>): string {
  return is_draft ? 'Черновик' : publicationStatuses[status].label;
}

/** There is no fee to wait for yet: records with that status are drafts. */
export const prodStatuses = { ...prodLifecycle.statuses, PREPARE: { label: 'Черновики' } };

/** The state of booking; empty for a hidden course. */
export function bookingInWords({
  status,
  state,
  sales_paused,
  archived_at,
}: Pick<StaffProd, 'status' | 'state' | 'sales_paused' | 'archived_at'>): string | null {
  if (status !== 'CONFIRMED') return null;
  if (archived_at !== null) return 'В архиве';
  return sales_paused ? 'Запись приостановлена' : prodStates[state];
}

export function stepInWords({ days_before, percent }: StaffProd['refund_policy'][number]): string {
  const when = days_before === 0 ? 'позже' : `за ${plural(days_before, ['день', 'дня', 'дней'])} и раньше`;
  return `${when} — ${percent} %`;
}

export function datesOf({ date_start, date_end }: Pick<StaffProd, 'date_start' | 'date_end'>): string {
  if (date_start === null) return 'Дата открыта';
  return date_end === 0 ? formatDay(date_start) : formatDays(date_start, date_end);
}

/** «пятница, 12 марта 2027, 10:00–18:00, Модуль 1» */
export const dayAndHours = ({ day, title, ...hours }: ClassDay): string =>
  [dayInWords(day), hoursOf(hours), title].filter(Boolean).join(', ');

/** In a list of courses to choose from, where many have one name. */
export function courseOption(prod: StaffProd): string {
  const { name, city_name, type, seats_total, seats_taken } = prod;
  const place = onlineProdTypes.includes(type) ? 'онлайн' : city_name;
  const left = seatsLeft({ seats_total, seats_taken });
  const seats = left === 0 ? 'мест нет' : left !== null && `свободно ${left}`;
  return [name, datesOf(prod), place, seats].filter(Boolean).join(' · ');
}

export function categoriesInWords(ids: StaffProd['categories']): string {
  return ids.map((id) => categories.find((each) => each.id === id)?.name ?? `№ ${id}`).join(', ');
}
