import type { OrderParticipant } from '@odonta/db/models';

type Known = Pick<OrderParticipant, 'email' | 'phone' | 'last_name' | 'first_name'>;

/** Never empty. */
type Places<Row> = [Row, ...Row[]];

/** The places of one person together: one e-mail is one person, and so is one name with one phone. A place without a name is nobody's. */
export function peopleIn<Row extends Known>(rows: readonly Row[]): Places<Row>[] {
  const named = rows.filter(({ last_name }) => last_name !== null);
  const same = new Map<string, string>();
  const rootOf = (key: string): string => {
    const other = same.get(key) ?? key;
    return other === key ? key : rootOf(other);
  };
  for (const row of named) {
    const [first, ...others] = keysOf(row);
    for (const key of others) same.set(rootOf(key), rootOf(first));
  }
  return [...Map.groupBy(named, (row) => rootOf(keysOf(row)[0])).values()] as Places<Row>[];
}

export const fullNameOf = ({
  last_name,
  first_name,
  middle_name,
}: Pick<OrderParticipant, 'last_name' | 'first_name' | 'middle_name'>): string =>
  [last_name, first_name, middle_name].filter(Boolean).join(' ');

/** Whoever has no e-mail is known by his name, with or without a phone. */
function keysOf({ email, phone, last_name, first_name }: Known): [string, ...string[]] {
  const name = `${last_name} ${first_name} ${phone ?? ''}`.toLowerCase();
  if (!email) return [name];
  return phone ? [email.toLowerCase(), name] : [email.toLowerCase()];
}
