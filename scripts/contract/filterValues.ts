import type { Schema } from 'joi';

interface Described {
  type?: string;
  allow?: unknown[];
  flags?: { only?: boolean };
  examples?: unknown[];
  items?: Described[];
  rules?: { name: string; args?: { limit?: number } }[];
}

/** A value for a filter: the record's own value under that name, else the simplest that the schema accepts. */
export function filterValue(name: string, schema: Schema, record: Record<string, unknown>): unknown {
  const own = record[name];
  if (name === 'q') return String(record.id);
  return isPlain(own) ? own : least(name, schema.describe() as Described);
}

export const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function least(name: string, { type, allow, flags, examples, items, rules }: Described): unknown {
  if (flags?.only) return allow?.find(isPlain);
  if (type === 'array' && items?.[0]) return [least(name, items[0])];
  if (type === 'boolean') return true;
  if (type === 'number') return rules?.find((rule) => rule.name === 'min')?.args?.limit ?? 1;
  if (type === 'string') return examples?.[0] ?? 'а';
  throw new Error(`No sample for the filter ${name} of the type ${type}`);
}
