import type { StaffProd } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { offeredProdTypes, prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatDay, formatDays } from '@odonta/db/vocabulary/time.ts';

export const categoryChoices = categories.map(({ id, name }) => ({ id, name }));
export const typeChoices = offeredProdTypes.map((type) => ({ id: type, name: prodTypes[type] }));

export const seatsDisplays: Record<StaffProd['seats_display'], string> = {
  NUMBER: 'Точное число',
  FEW: 'Только «Последние места»',
  HIDDEN: 'Не показывать',
};

/** A draft has the status of a course that waits for its fee, and is something else. */
export function statusLabel({ is_draft, status }: Pick<StaffProd, 'is_draft' | 'status'>): string {
  return is_draft ? 'Черновик' : publicationStatuses[status].label;
}

export function stepInWords({ days_before, percent }: StaffProd['refund_policy'][number]): string {
  const when = days_before === 0 ? 'позже' : `за ${plural(days_before, ['день', 'дня', 'дней'])} и раньше`;
  return `${when} — ${percent} %`;
}

export function datesOf({ date_start, date_end }: Pick<StaffProd, 'date_start' | 'date_end'>): string {
  if (date_start === null) return 'Дата открыта';
  return date_end === 0 ? formatDay(date_start) : formatDays(date_start, date_end);
}

export function categoriesInWords(ids: StaffProd['categories']): string {
  return ids.map((id) => categories.find((each) => each.id === id)?.name ?? `№ ${id}`).join(', ');
}
