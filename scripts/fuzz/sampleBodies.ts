/** Joi's description of a schema, as far as a sample value needs it. */
export interface Described {
  type?: string;
  allow?: unknown[];
  flags?: { only?: boolean; presence?: string };
  keys?: Record<string, Described>;
  items?: Described[];
  ordered?: Described[];
  matches?: { schema?: Described }[];
  rules?: { name: string; args?: { limit?: unknown; regex?: string } }[];
}

/** A value close to the schema's; patterns and custom rules may still refuse it. */
export function sampleBy(of: Described, name = ''): unknown {
  if (of.flags?.only) return of.allow?.find((value) => typeof value !== 'object');
  if (of.type === 'object')
    return Object.fromEntries(
      Object.entries(of.keys ?? {}).map(([key, inner]) => [key, sampleBy(inner, key)]),
    );
  if (of.type === 'array')
    return [...(of.ordered ?? []), ...(of.items ?? []).slice(0, 1)].map((item) => sampleBy(item, name));
  if (of.type === 'alternatives') return sampleBy(of.matches?.[0]?.schema ?? {}, name);
  if (of.type === 'boolean') return true;
  if (of.type === 'number') return limitOf(of, 'min') ?? 1;
  if (of.type === 'string') return textOf(of, name);
  return 1;
}

const known: readonly [RegExp, string][] = [
  [/email|login/, 'somebody@test.local'],
  [/phone|^tel$/, '+7 912 000-11-22'],
  [/inn$/, '7707083893'],
  [/date|from|^to$|until/, '2026-12-01'],
  [/name|fio/, 'Вера'],
  [/password/, 'Demo1234'],
];

function textOf(of: Described, name: string): string {
  const text = known.find(([pattern]) => pattern.test(name))?.[1];
  return text ?? 'а'.repeat(Math.max(5, limitOf(of, 'min') ?? 0));
}

function limitOf({ rules = [] }: Described, name: string): number | undefined {
  const limit = rules.find((rule) => rule.name === name)?.args?.limit;
  return typeof limit === 'number' ? limit : undefined;
}
