import type { OrderParticipant } from '@odonta/db/models';
import { nameKeyOf, plainText } from '@odonta/db/vocabulary/personName.ts';
import { type DisjointSets, disjointSets } from './disjointSets.ts';
import { fullName } from './names.ts';
import { mayBeOne } from './namesakes.ts';
import { areOnePerson } from './sameContact.ts';

/** The features that distinguish people. */
export type Known = Pick<
  OrderParticipant,
  'id' | 'order_id' | 'email' | 'phone' | 'last_name' | 'first_name' | 'middle_name'
>;

/** Two places that the company says belong to one person; they may be others than those that are shown. */
export type Link = readonly [Known, Known];

/** The company's own links; they override names and contacts. */
export interface Said {
  same: readonly Link[];
  /** Pairs of places that belong to different people. */
  apart: readonly (readonly [number, number])[];
}

/** Never empty. */
export type Places<Row> = [Row, ...Row[]];

export interface Person<Row> {
  /** The newest first, as the rows were. */
  places: Places<Row>;
  /** The places that the company has linked to make him one. */
  linked_ids: number[];
}

type KeyOf = (who: Known) => string | null;

/**
 * Groups the places of each person. One e-mail or phone with names that agree is one person, and so is one
 * full name unless something contradicts it; the company's own links decide the rest. A place without a name
 * is left out.
 */
export function peopleIn<Row extends Known>(
  rows: readonly Row[],
  { same, apart }: Said = { same: [], apart: [] },
): Person<Row>[] {
  const named = rows.filter(isNamed);
  const linked = same.filter((ends) => ends.every(isNamed));
  const known = [...new Map([...linked.flat(), ...named].map((each) => [each.id, each])).values()];
  const people = disjointSets();
  for (const [one, other] of linked) people.unite(one.id, other.id);
  for (const [one, other] of apart) people.keepApart(one, other);
  for (const keyOf of [emailOf, phoneOf])
    for (const places of groupsBy(known, keyOf))
      if (areOnePerson(places)) people.uniteAll(places.map(({ id }) => id));
  // The whole name first: a place without a middle name then joins the only person it can mean, or none.
  for (const keyOf of [fullName, nameKeyOf]) uniteNamesakes(known, people, keyOf);
  const linkedOf = Map.groupBy(new Set(linked.flat().map(({ id }) => id)), people.rootOf);
  return [...Map.groupBy(named, ({ id }) => people.rootOf(id))].map(([root, places]) => ({
    places: places as Places<Row>,
    linked_ids: linkedOf.get(root) ?? [],
  }));
}

/**
 * All places of a name are one person, or, where any two of them are not, the name alone joins none.
 * Separations by the company do not count against the others.
 */
function uniteNamesakes(known: readonly Known[], people: DisjointSets, keyOf: KeyOf): void {
  const placesOf = Map.groupBy(known, ({ id }) => people.rootOf(id));
  for (const same of groupsBy(known, keyOf)) {
    const bearers = [...new Set(same.map(({ id }) => people.rootOf(id)))];
    const areOne = bearers.every((one, index) =>
      bearers
        .slice(index + 1)
        .every(
          (other) =>
            people.areApart(one, other) || mayBeOne(placesOf.get(one) ?? [], placesOf.get(other) ?? []),
        ),
    );
    if (areOne) people.uniteAll(bearers);
  }
}

const isNamed = ({ last_name }: Known) => last_name !== null;
const emailOf = ({ email }: Known) => plainText(email);
const phoneOf = ({ phone }: Known) => phone;

const groupsBy = (known: readonly Known[], keyOf: KeyOf): Places<Known>[] =>
  [...Map.groupBy(known.filter(keyOf), keyOf).values()] as Places<Known>[];
