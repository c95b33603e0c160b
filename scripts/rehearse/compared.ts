import { rowsOf } from './databases.ts';
import type { Database } from './postgres.ts';

export interface Compared {
  rows: number;
  /** In a sentence each. */
  issues: string[];
}

/** Every confirmed booking has its row, and nobody has two. */
export async function compareBookings(
  database: Database,
  confirmed: ReadonlyMap<string, string>,
): Promise<Compared> {
  const before = [...confirmed];
  const orders = await rowsOf<{ token: string; email: string }>(
    database,
    'select token, email from orders',
    'odonta',
  );
  const tokens = new Set(orders.map(({ token }) => token));
  const emails = new Set<string>();
  const twice = orders.filter(({ email }) => emails.size === emails.add(email).size);
  const missing = before.filter(([, token]) => !tokens.has(token));
  return {
    rows: before.length,
    issues: [
      ...missing.map(([email]) => `the confirmed booking of ${email} is not in the database`),
      ...twice.map(({ email }) => `${email} is booked twice`),
    ],
  };
}

export interface Snapshot {
  moment: string;
  base: string;
  rows: number;
  sum: string;
}

const summed = `
  select count(*)::int as rows, md5(string_agg(line, ',' order by line)) as sum from (
    select concat_ws('|', 'order', id, token, email, prod_id) as line from orders
    union all select concat_ws('|', 'person', id, order_id, email) from order_participants
    union all select concat_ws('|', 'payment', id, method, sum) from payments) all_lines`;

/** The rows of a moment without bookings under way, and their checksum. */
export async function contentsOf(database: Database): Promise<{ rows: number; sum: string }> {
  const [{ rows, sum }] = await rowsOf<{ rows: number; sum: string }>(database, summed, 'odonta');
  return { rows, sum };
}
