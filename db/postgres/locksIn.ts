import { rankOf } from './lockingOrder.ts';

/** A lock that a statement takes, or rows that it makes. */
export interface LockTaken {
  table: string;
  /** Whether it waits for another transaction that has the rows: `skip locked` does not. */
  waits: boolean;
  /** Whether the rows are new, and therefore invisible to others. */
  isMade?: boolean;
}

const clause =
  /\bfor (no key update|update|share|key share)\b(?: of ([\w"]+(?:, ?[\w"]+)*))?( skip locked)?/gi;
/** Rows of a statement that begins with their insertion are the new ones. */
const made = /^\s*(?:with (?:recursive )?\w+ as \(\s*)?insert into "?(\w+)"?/i;

/** Reads the locks off a statement itself, so that none goes unnoticed, however it was written. */
export function locksIn(sql: string): LockTaken[] {
  const inserted = made.exec(sql)?.[1];
  if (inserted) return [{ table: inserted, waits: false, isMade: true }];
  return [...sql.matchAll(clause)].flatMap(({ 1: strength = '', 2: aliases, 3: skips, index }) => {
    const tables = aliases
      ? aliases.split(',').map((alias) => tableOf(alias.replaceAll('"', '').trim(), sql))
      : [lockedBy(sql.slice(0, index))];
    return tables.map((table) => ({ table: named(table, strength.toLowerCase()), waits: !skips }));
  });
}

/** FOR UPDATE waits for those who refer to a row by KEY SHARE: both strengths are one lock of the order. */
function named(table: string, strength: string): string {
  const key = `${table}:key`;
  return (strength === 'key share' || strength === 'update') && rankOf(key) !== undefined ? key : table;
}

const tableOf = (alias: string, sql: string): string =>
  new RegExp(`(?:from|join)\\s+"?(\\w+)"?\\s+(?:as\\s+)?"?${alias}"?(?!\\w)`, 'i').exec(sql)?.[1] ?? alias;

/** The table of the query that ends here, past those of its subqueries. */
const lockedBy = (sql: string): string => /\bfrom "?(\w+)"?/i.exec(queryEndingIn(sql))?.[1] ?? '';

function queryEndingIn(sql: string): string {
  const outer = [];
  let depth = 0;
  for (const character of [...sql].reverse()) {
    if (character === ')') depth += 1;
    if (character === '(') depth -= 1;
    if (depth < 0) break;
    if (depth === 0) outer.push(character);
  }
  return outer.reverse().join('');
}
