import { categories, formatPages } from '../catalog/categories.ts';

/** Courses are pinned for money to the top of a list, by whole weeks; each list has only so many places a week. */

export type PinningPlace =
  | 'HOME'
  | `TYPE:${(typeof formatPages)[number]['type']}`
  | `CATEGORY:${(typeof categories)[number]['id']}`;

export const pinningPlaces = Object.fromEntries([
  ['HOME', 'Главная и весь каталог'],
  ...formatPages.map(({ type, name }) => [`TYPE:${type}`, `Формат: ${name}`]),
  ...categories.map(({ id, name }) => [`CATEGORY:${id}`, `Категория: ${name}`]),
]) as Record<PinningPlace, string>;
export const pinningPlaceCodes = Object.keys(pinningPlaces) as PinningPlace[];

export const isPinningPlace = (code: string): code is PinningPlace => Object.hasOwn(pinningPlaces, code);

/** Places of one list in one week. */
export const pinnedAtMost = 5;
export const pinningLimits = { weeks: 26, weeksAhead: 26, info: 1000 } as const;

/** The marks required by law: an advertisement must name its advertiser. */
export interface AdMarks {
  ad_company: string;
  ad_inn: string;
  ad_reg_number: string;
}

/** The place whose pinned courses lead a list of these categories and types; a list of several of one kind has none. */
export function placeOfList(
  chosenCategories: readonly (string | number)[] = [],
  chosenTypes: readonly (string | number)[] = [],
): PinningPlace | null {
  const [kind, chosen] = chosenCategories.length > 0 ? ['CATEGORY', chosenCategories] : ['TYPE', chosenTypes];
  if (chosen.length === 0) return 'HOME';
  const place = `${kind}:${chosen[0]}`;
  return chosen.length === 1 && isPinningPlace(place) ? place : null;
}

/** A course that the list of the place would not show cannot be pinned to its top. */
export function belongsTo(
  place: PinningPlace,
  { type, categories: own }: { type: number; categories: readonly number[] },
): boolean {
  const [kind, number] = place.split(':');
  if (kind === 'TYPE') return type === Number(number);
  return kind === 'HOME' || own.includes(Number(number));
}

/** Rotates daily: each day another one leads, and the others follow in order. `day` is written 2027-03-12. */
export function inTurn<T>(pinned: readonly T[], day: string): T[] {
  if (pinned.length === 0) return [];
  const first = Math.floor(Date.parse(day) / 86_400_000) % pinned.length;
  return [...pinned.slice(first), ...pinned.slice(0, first)];
}
