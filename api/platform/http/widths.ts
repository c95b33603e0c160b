import type Joi from 'joi';
import { invalid } from './errors.ts';

/** The bounds of a value in its schema. */
interface Described {
  type?: string;
  flags?: { unknown?: boolean };
  keys?: Record<string, Described>;
  patterns?: unknown[];
  items?: Described[];
  rules?: { name: string; args?: { limit?: unknown } }[];
  preferences?: { messages?: Record<string, string> };
}

/** Unknown fields of one object that are still named; more are no slip of a form. */
const mostUnknown = 50;
/** For lists and open objects whose schema has no bound. */
const mostItems = 1000;
/** A list too long by a slip is left to the schema, which names every other error of the form beside it. */
const harmless = 100;

const descriptions = new WeakMap<Joi.Schema, Described>();

/**
 * Refuses lists that are longer than the schema allows and objects with far too many fields before anything looks at
 * their items: Joi validates every item first and only then counts them.
 */
export function refuseWide(schema: Joi.Schema, value: unknown): void {
  const known = descriptions.get(schema) ?? (schema.describe() as Described);
  descriptions.set(schema, known);
  refuse(known, value, []);
}

function refuse(of: Described, value: unknown, path: readonly (string | number)[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) refuseList(of, value, path);
  else if (of.type === 'object') refuseObject(of, value as Record<string, unknown>, path);
}

function refuseList(of: Described, value: readonly unknown[], path: readonly (string | number)[]): void {
  if (of.type !== 'array') return;
  const most = boundOf(of) ?? mostItems;
  if (value.length > Math.max(most, harmless)) {
    const message = of.preferences?.messages?.['array.max'] ?? 'Не больше {#limit}';
    throw invalid({ [path.join('.') || 'body']: message.replace('{#limit}', String(most)) });
  }
  const [item] = of.items ?? [];
  if (item) value.forEach((inner, index) => void refuse(item, inner, [...path, index]));
}

function refuseObject(
  of: Described,
  value: Record<string, unknown>,
  path: readonly (string | number)[],
): void {
  const names = Object.keys(value);
  const keys = of.keys ?? {};
  const isOpen = of.keys === undefined || of.patterns !== undefined || of.flags?.unknown;
  const most = isOpen ? (boundOf(of) ?? mostItems) : Object.keys(keys).length + mostUnknown;
  if (names.length > most) {
    const unknown = names.filter((name) => !Object.hasOwn(keys, name));
    throw invalid(
      isOpen
        ? { [path.join('.') || 'body']: `Не больше ${most} полей` }
        : Object.fromEntries(unknown.map((name) => [[...path, name].join('.'), 'Неизвестное поле'])),
    );
  }
  for (const name of names) {
    const inner = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (inner) refuse(inner, value[name], [...path, name]);
  }
}

/** The schema checks a bound that refers to another field; here the general bound applies. */
function boundOf({ rules = [] }: Described): number | undefined {
  const limits = rules.flatMap(({ name, args }) =>
    name === 'max' || name === 'length' ? [args?.limit] : [],
  );
  const numbers = limits.filter((limit) => typeof limit === 'number');
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}
