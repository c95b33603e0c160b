/** The name of a field. */
export type Name<Values> = keyof Values & string;

export const namesOf = <Values extends object>(values: Values): Name<Values>[] =>
  Object.keys(values) as Name<Values>[];

/** The field of a path: `prices.0.date` is of `prices`. */
export const fieldOf = <Values extends object>(path: string): Name<Values> =>
  path.split('.')[0] as Name<Values>;

export function pick<Values extends object>(
  values: Partial<Values>,
  names: readonly Name<Values>[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) if (name in values) picked[name] = values[name];
  return picked;
}

export const without = <Values extends object>(
  values: Partial<Values>,
  names: readonly Name<Values>[],
): Partial<Values> =>
  pick<Values>(
    values,
    (Object.keys(values) as Name<Values>[]).filter((name) => !names.includes(name)),
  );

/** Refusals by path, without those of these fields. */
export const withoutErrors = (
  errors: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.includes(fieldOf(path))));
