import type { EditedProd, RevisionNames } from '@odonta/api/contract';
import { priceLabel } from '@odonta/db/vocabulary/catalog/price.ts';
import {
  degrees,
  nmoStates,
  prodTypes,
  seatsDisplays,
  services,
} from '@odonta/db/vocabulary/catalog/prod.ts';
import { inclusions, issuedDocuments } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { dayTitle } from '@odonta/db/vocabulary/catalog/programDays.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { paymentMethods, repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { plainText } from '@odonta/db/vocabulary/plainText.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDay, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { categoriesInWords, dayAndHours, stepInWords } from '../../prods/labels.ts';

export type Option = EditedProd['prices'][number];
export const richFields: readonly EditedField[] = ['text', 'program', 'for_whom', 'result', 'requirements'];
/** Written by people, so that single words of them change. */
export const writtenFields: readonly EditedField[] = ['name', 'address', 'directions', 'inclusions_note'];

type Lines = readonly (string | null)[];

/** The value of a field as people read it, a part a line; none where it is empty. */
export function linesOf(field: EditedField, value: unknown, names: RevisionNames): string[] {
  const write = writers[field] as (value: unknown, names: RevisionNames) => Lines;
  if (value === null && !namedWhenAbsent.includes(field)) return [];
  return write(value, names).filter((line) => line !== null && line !== '') as string[];
}

/** In one line: «12 000 ₽», «Москва», «—». */
export const inOneLine = (field: EditedField, value: unknown, names: RevisionNames): string =>
  linesOf(field, value, names).join('; ') || '—';

/** Fields whose absence is an answer of its own. */
const namedWhenAbsent: readonly EditedField[] = ['seats_total', 'replace_hours', 'registration_to', 'nmo'];

const yesOrNo = (value: boolean): Lines => [value ? 'Да' : 'Нет'];
const said = (value: string | null): Lines => [value];
const count = (value: number): Lines => [value.toLocaleString('ru-RU')];
const countOrNone = (value: number | null): Lines => (value === null ? [] : count(value));
const moment = (value: number | null): Lines => [value ? formatMoment(value) : null];
const rich = (html: string): Lines => [plainText(html, 240)];
const coded = (words: Readonly<Record<string | number, string>>) => (value: string | number) => [
  words[value] ?? String(value),
];
const allCoded =
  (words: Readonly<Record<string | number, string>>) => (values: readonly (string | number)[]) =>
    values.map((value) => words[value] ?? String(value));
const named = (ids: readonly number[], names: Record<number, string>): string[] =>
  ids.map((id) => names[id] ?? `№ ${id}`);

const writers: { [Field in EditedField]: (value: EditedProd[Field], names: RevisionNames) => Lines } = {
  name: said,
  type: coded(prodTypes),
  degree: coded(degrees),
  categories: (ids) => ids.map((id) => categoriesInWords([id])),
  is_date_open: yesOrNo,
  date_start: moment,
  date_end: moment,
  schedule: (days) => days.map(dayAndHours),
  duration_hours: countOrNone,
  city_id: (id, { cities }) => (id === null ? [] : named([id], cities)),
  address: said,
  directions: said,
  online_link: said,
  text: rich,
  program: rich,
  program_days: programLines,
  for_whom: rich,
  result: rich,
  requirements: rich,
  speciality_ids: (ids, { specialities }) => named(ids, specialities),
  services: allCoded(services),
  nmo: nmoInLines,
  issued_documents: allCoded(issuedDocuments),
  inclusions: allCoded(inclusions),
  inclusions_note: said,
  lecturer_ids: (ids, { lecturers }) => named(ids, lecturers),
  file_preview: ({ filename, alt }) => [filename === null ? 'Нет обложки' : 'Обложка', alt],
  price: (price) => [formatPrice(price)],
  prices: (options) =>
    options.map((option) => `${optionLabel(option, options)}: ${formatPrice(option.price)}`),
  seats_total: (seats) => [seats === null ? 'Без ограничения' : String(seats)],
  seats_limits: (limits) =>
    limits.map(({ participation, count: seats }) => `${participationInWords(participation)}: ${seats}`),
  seats_display: coded(seatsDisplays),
  group_size: countOrNone,
  waitlist_enabled: yesOrNo,
  waitlist_hours: count,
  registration_from: moment,
  registration_to: (until) => [until === null ? 'С началом курса' : formatMoment(until)],
  requires_confirmation: yesOrNo,
  payment_methods: allCoded(paymentMethods),
  hold_minutes: count,
  invoice_days: count,
  refund_policy: (steps) => steps.map(stepInWords),
  reprice_on_reduction: coded(repricings),
  replace_hours: (hours) => [hours === null ? 'Замены нет' : String(hours)],
};

/** A point a line: a moderator sees which of them is new. */
function programLines(days: EditedProd['program_days']): Lines {
  return days.flatMap(({ title, items }, at) => [
    dayTitle(at, title),
    ...items.map(({ time, text }) => `${dayTitle(at, null)}, ${[time, text].filter(Boolean).join(' ')}`),
  ]);
}

function nmoInLines(nmo: EditedProd['nmo'], { specialities }: RevisionNames): Lines {
  if (nmo === null) return ['Баллов нет'];
  const { points, state, code, speciality_ids, date } = nmo;
  return [
    plural(points, ['балл', 'балла', 'баллов']),
    [nmoStates[state], date && `с ${formatDay(date)}`].filter(Boolean).join(' '),
    code && `Номер программы: ${code}`,
    ...named(speciality_ids, specialities),
  ];
}

const participations: Readonly<Record<string, string>> = {
  main: 'Участие во всём курсе',
  lecture: 'Только лекция',
  practice: 'Только практика',
};

/** `any:12` names the option with that number. */
export function participationInWords(participation: string, options: readonly Option[] = []): string {
  const option = options.find(({ id }) => participation === `any:${id}`);
  return option ? priceLabel(option, formatDay) : (participations[participation] ?? 'Особый вариант');
}

/** «Ранняя регистрация до 12 марта 2027, только лекция» */
export function optionLabel(option: Option, options: readonly Option[]): string {
  const label = priceLabel(option, formatDay);
  if (!option.participation) return label;
  return `${label} · ${participationInWords(option.participation, options)}`;
}

/** The saved option that this one replaces, among those on the other side. */
export const sameOption = (option: Option, others: readonly Option[]): Option | undefined =>
  option.id === undefined ? undefined : others.find(({ id }) => id === option.id);
