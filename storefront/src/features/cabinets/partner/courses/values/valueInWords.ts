import type { EditedProd, RevisionNames } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { dayInWords, hoursOf } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { priceLabel } from '@odonta/db/vocabulary/catalog/price.ts';
import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';
import { programInLines } from '@odonta/db/vocabulary/catalog/programDays.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plainText } from '@odonta/db/vocabulary/plainText.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

/** The value of a field in words, for comparing it with another one. */
export function valueInWords(field: EditedField, value: unknown, names: RevisionNames): string {
  if (value === null || value === undefined || value === '' || value === 0) return ofNothing(field, value);
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (Array.isArray(value) && value.length === 0) return 'не указано';
  const say = sayings[field];
  return say ? say(value as never, names) : plainOf(field, value);
}

type Sayings = {
  [Name in EditedField]?: (value: NonNullable<EditedProd[Name]>, names: RevisionNames) => string;
};

const sayings: Sayings = {
  categories: (ids) => ids.map((id) => categories.find((each) => each.id === id)?.name ?? id).join(', '),
  date_start: formatMoment,
  date_end: formatMoment,
  registration_from: formatMoment,
  registration_to: formatMoment,
  schedule: (days) =>
    days
      .map(({ day, title, ...hours }) => [dayInWords(day), hoursOf(hours), title].filter(Boolean).join(', '))
      .join('; '),
  program_days: (days) => programInLines(days).join('. '),
  city_id: (id, { cities }) => cities[id] ?? `№ ${id}`,
  lecturer_ids: (ids, { lecturers }) => ids.map((id) => lecturers[id] ?? `№ ${id}`).join(', '),
  speciality_ids: (ids, { specialities }) => ids.map((id) => specialities[id] ?? `№ ${id}`).join(', '),
  file_preview: ({ filename, alt }) => (filename === null ? 'нет' : alt || 'без описания'),
  nmo: ({ points, code }) => [plural(points, ['балл', 'балла', 'баллов']), code].filter(Boolean).join(', '),
  price: formatPrice,
  prices: (options) =>
    options
      .map((option) => `${priceLabel(option, formatMoscowDay)} — ${formatPrice(option.price)}`)
      .join('; '),
  seats_limits: (limits) => limits.map(({ count }) => plural(count, ['место', 'места', 'мест'])).join(', '),
  refund_policy: (steps) =>
    steps.map(({ days_before, percent }) => `${whenOf(days_before)} — ${percent}\u00a0%`).join('; '),
};

const whenOf = (days: number): string =>
  days === 0 ? 'позже' : `за ${plural(days, ['день', 'дня', 'дней'])}`;

function ofNothing(field: EditedField, value: unknown): string {
  if (field === 'price') return formatPrice(0);
  return value === 0 && field !== 'date_end' ? '0' : 'не указано';
}

/** Codes by their words; of a formatted text its words alone. */
function plainOf(field: EditedField, value: unknown): string {
  const codes: Readonly<Record<string, string>> = (prodsEntity.codes as never)[field] ?? {};
  const word = (code: unknown) => codes[String(code)] ?? String(code);
  if (Array.isArray(value)) return value.map(word).join(', ');
  return plainText(word(value), longest);
}

const longest = 300;
