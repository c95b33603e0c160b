import type Joi from 'joi';

interface Described {
  type?: string;
  keys?: Record<string, Described>;
  items?: Described[];
  ordered?: Described[];
  patterns?: { rule?: Described }[];
  matches?: Conditional[];
  whens?: Conditional[];
  rules?: { name: string }[];
}
interface Conditional {
  schema?: Described;
  then?: Described;
  otherwise?: Described;
}

/** The paths of the arrays in a schema that may be of any length. */
export const unboundedArraysOf = (schema: Joi.Schema): string[] => walk(schema.describe() as Described, '');

function walk(of: Described, path: string): string[] {
  const isBounded = of.rules?.some(({ name }) => name === 'max' || name === 'length');
  const branches = [...(of.matches ?? []), ...(of.whens ?? [])];
  return [
    ...(of.type === 'array' && !isBounded ? [path] : []),
    ...Object.entries(of.keys ?? {}).flatMap(([name, inner]) => walk(inner, `${path}.${name}`)),
    ...[...(of.items ?? []), ...(of.ordered ?? [])].flatMap((inner) => walk(inner, `${path}[]`)),
    ...(of.patterns ?? []).flatMap(({ rule }) => (rule ? walk(rule, `${path}.*`) : [])),
    ...branches.flatMap(({ schema, then, otherwise }) =>
      [schema, then, otherwise].flatMap((inner) => (inner ? walk(inner, path) : [])),
    ),
  ];
}
