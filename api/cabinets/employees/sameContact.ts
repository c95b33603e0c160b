import { plainText } from '@odonta/db/vocabulary/personName.ts';
import type { Known } from './people.ts';

/**
 * Whether the places with one e-mail or phone belong to one person. A clinic has one address for its whole
 * staff: as soon as two of the names disagree, the contact is ignored, because training would be credited to a
 * colleague.
 */
export function areOnePerson(places: readonly Known[]): boolean {
  const orders = new Set(places.map(({ order_id }) => order_id));
  if (orders.size < places.length) return false;
  const names = [...new Map(places.map((place) => namesOf(place)).map((of) => [of.join('\n'), of])).values()];
  return names.every((one, index) => names.slice(index + 1).every((other) => agree(one, other)));
}

type Names = readonly [last: string, first: string, middle: string];

const namesOf = ({ last_name, first_name, middle_name }: Known): Names => [
  plainText(last_name),
  plainText(first_name).replace('.', ''),
  plainText(middle_name),
];

/** «Анна», «Аня» and «А.» may be one; a changed last name needs the middle name beside it. */
function agree([last, first, middle]: Names, [otherLast, otherFirst, otherMiddle]: Names): boolean {
  const length = Math.min(2, first.length, otherFirst.length);
  if (first.slice(0, length) !== otherFirst.slice(0, length)) return false;
  return middle && otherMiddle ? middle === otherMiddle : last === otherLast;
}
