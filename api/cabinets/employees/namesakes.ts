import { nameKeyOf, plainText } from '@odonta/db/vocabulary/personName.ts';
import type { Known, Said } from './people.ts';

type Person = readonly Known[];

/**
 * Whether a common name is enough to take two for one person. Where both the e-mail and the phone of each are known and none is
 * common, only the name speaks for it: training credited to a namesake is worse than a second card, which the company merges itself.
 */
export const mayBeOne = (one: Person, other: Person): boolean =>
  areAlike(one, other) && !(contradicts(one, other, 'email') && contradicts(one, other, 'phone'));

/** For each person those that the company has declared to be other people. */
export function strangersIn<One extends { places: Person }>(
  people: readonly One[],
  apart: Said['apart'],
): Map<One, Set<One>> {
  const ownerOf = new Map(people.flatMap((person) => person.places.map(({ id }) => [id, person])));
  const strangers = new Map<One, Set<One>>();
  for (const ends of apart) {
    const [one, other] = ends.map((id) => ownerOf.get(id));
    if (!one || !other) continue;
    strangers.set(one, (strangers.get(one) ?? new Set()).add(other));
    strangers.set(other, (strangers.get(other) ?? new Set()).add(one));
  }
  return strangers;
}

/** For each person those with the same name who might be the same, as far as the company has not decided. */
export function lookAlikesIn<One extends { places: Person }>(
  people: readonly One[],
  apart: Said['apart'] = [],
): Map<One, One[]> {
  const strangers = strangersIn(people, apart);
  const bearers = new Map<string, One[]>();
  for (const person of people)
    for (const name of namesOf(person)) bearers.set(name, [...(bearers.get(name) ?? []), person]);
  return new Map(
    people.map((person) => {
      const others = new Set(namesOf(person).flatMap((name) => bearers.get(name) ?? []));
      return [
        person,
        [...others].filter(
          (other) =>
            other !== person && !strangers.get(person)?.has(other) && areAlike(person.places, other.places),
        ),
      ];
    }),
  );
}

const namesOf = ({ places }: { places: Person }) => [...new Set(places.map(nameKeyOf))];

/** Two places of one order are two people, and so are two middle names. */
function areAlike(one: Person, other: Person): boolean {
  const orders = new Set(one.map(({ order_id }) => order_id));
  if (other.some(({ order_id }) => orders.has(order_id))) return false;
  const [own, others] = [middleNames(one), middleNames(other)];
  return own.length === 0 || others.length === 0 || own.some((name) => others.includes(name));
}

const middleNames = (person: Person) =>
  person.map(({ middle_name }) => plainText(middle_name)).filter(Boolean);

const contradicts = (one: Person, other: Person, contact: 'email' | 'phone'): boolean => {
  const valuesOf = (person: Person) => person.map((place) => plainText(place[contact])).filter(Boolean);
  const [own, others] = [valuesOf(one), valuesOf(other)];
  return own.length > 0 && others.length > 0 && !own.some((value) => others.includes(value));
};
