import type Joi from 'joi';

/** JSON Schema (2020-12, as OpenAPI 3.1 has it) of what a Joi schema accepts, as far as a reader needs it. */
export function jsonSchemaOf(schema: Joi.Schema): JsonSchema {
  return described(schema.describe() as Described);
}

export type JsonSchema = { [keyword: string]: unknown };

interface Described {
  type: string;
  flags?: { presence?: string; default?: unknown; only?: boolean; empty?: unknown; unknown?: boolean };
  allow?: unknown[];
  keys?: Record<string, Described>;
  items?: Described[];
  patterns?: { rule?: Described }[];
  matches?: { schema?: Described }[];
  whens?: unknown[];
  rules?: { name: string; args?: Record<string, unknown> }[];
}

function described(of: Described): JsonSchema {
  const values = (of.allow ?? []).filter((value) => typeof value !== 'object' || value === null);
  if (of.flags?.only) return { enum: values, ...defaulted(of) };
  const base = { ...typed(of), ...bounded(of), ...defaulted(of) };
  return values.includes(null) && 'type' in base ? { ...base, type: [base.type, 'null'] } : base;
}

function typed(of: Described): JsonSchema {
  if (of.type === 'object') return objectOf(of);
  if (of.type === 'array') return { type: 'array', items: of.items?.[0] ? described(of.items[0]) : {} };
  if (of.type === 'alternatives')
    return { anyOf: (of.matches ?? []).flatMap(({ schema }) => (schema ? [described(schema)] : [])) };
  if (of.type === 'number')
    return { type: (of.rules ?? []).some(({ name }) => name === 'integer') ? 'integer' : 'number' };
  if (of.type === 'boolean' || of.type === 'string') return { type: of.type };
  return {};
}

function objectOf({ keys, flags, patterns }: Described): JsonSchema {
  const [pattern] = patterns ?? [];
  if (!keys)
    return { type: 'object', ...(pattern?.rule && { additionalProperties: described(pattern.rule) }) };
  const required = Object.keys(keys).filter((key) => keys[key]?.flags?.presence === 'required');
  const properties = Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, described(value)]));
  return {
    type: 'object',
    additionalProperties: flags?.unknown === true,
    properties,
    ...(required.length > 0 ? { required } : {}),
  };
}

const keywords: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
};

function bounded({ type, rules = [] }: Described): JsonSchema {
  const bounds = rules.flatMap(({ name, args }): [string, unknown][] => {
    const keyword = keywords[type]?.[name];
    if (name === 'pattern') return [['pattern', String(args?.regex).replace(/^\/|\/[a-z]*$/g, '')]];
    return keyword && args ? [[keyword, args.limit]] : [];
  });
  return Object.fromEntries(bounds);
}

function defaulted({ flags }: Described): JsonSchema {
  return flags?.default === undefined ? {} : { default: flags.default };
}
