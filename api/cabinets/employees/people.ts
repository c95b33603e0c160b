import type { OrderParticipant } from '@odonta/db/models';
import { type DisjointSets, disjointSets } from './disjointSets.ts';
import { fullName, plain, shortName } from './names.ts';
import { mayBeOne } from './namesakes.ts';

/** What tells one person from another. */
export type Known = Pick<
  OrderParticipant,
  'id' | 'order_id' | 'email' | 'phone' | 'last_name' | 'first_name' | 'middle_name'
>;

/** Two places that the company says belong to one person; they may be others than those that are shown. */
export type Link = readonly [Known, Known];

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
 * The places of each person together. One e-mail is one person, so is one phone with one last name, and so is one full name unless
 * something speaks against it; the company links the rest. A place without a name belongs to nobody.
 */
export function peopleIn<Row extends Known>(rows: readonly Row[], links: readonly Link[]): Person<Row>[] {
  const named = rows.filter(isNamed);
  const linked = links.filter((ends) => ends.every(isNamed));
  const known = [...new Map([...linked.flat(), ...named].map((each) => [each.id, each])).values()];
  const people = disjointSets();
  for (const [one, other] of linked) people.unite(one.id, other.id);
  for (const keyOf of [emailOf, phoneAndName])
    for (const [first, ...others] of groupsBy(known, keyOf))
      for (const { id } of others) people.unite(first.id, id);
  // The whole name first: a place without a middle name then joins the only person whom it can mean, or nobody.
  for (const keyOf of [fullName, shortName]) uniteNamesakes(known, people, keyOf);
  const linkedOf = Map.groupBy(new Set(linked.flat().map(({ id }) => id)), people.rootOf);
  return [...Map.groupBy(named, ({ id }) => people.rootOf(id))].map(([root, places]) => ({
    places: places as Places<Row>,
    linked_ids: linkedOf.get(root) ?? [],
  }));
}

/** All who bear a name are one person, or, where any two of them are not, the name alone unites nobody. */
function uniteNamesakes(known: readonly Known[], people: DisjointSets, keyOf: KeyOf): void {
  const placesOf = Map.groupBy(known, ({ id }) => people.rootOf(id));
  for (const same of groupsBy(known, keyOf)) {
    const [first, ...others] = new Set(same.map(({ id }) => people.rootOf(id)));
    if (first === undefined || others.length === 0) continue;
    const bearers = [first, ...others].map((root) => placesOf.get(root) ?? []);
    const areOne = bearers.every((one, index) =>
      bearers.slice(index + 1).every((other) => mayBeOne(one, other)),
    );
    if (areOne) for (const root of others) people.unite(first, root);
  }
}

const isNamed = ({ last_name }: Known) => last_name !== null;
const emailOf = ({ email }: Known) => plain(email);
const phoneAndName = ({ phone, last_name }: Known) => phone && `${phone} ${plain(last_name)}`;

const groupsBy = (known: readonly Known[], keyOf: KeyOf): Places<Known>[] =>
  [...Map.groupBy(known.filter(keyOf), keyOf).values()] as Places<Known>[];
