import type { KeyedTag, PlainTag } from '../vocabulary/edge/pageTags.ts';

/** SQL of a text[] over the row `r` (jsonb), and the names of the tags in it. */
export interface ReportedTags {
  sql: string;
  names: readonly (PlainTag | KeyedTag)[];
}

export const tag = (name: PlainTag): ReportedTags => ({ sql: `array['${name}']`, names: [name] });

/** The tag with the value of a column. */
export const tagBy = (name: KeyedTag, column: string): ReportedTags => tagOf(name, `(r ->> '${column}')`);

/** The tag with the value of an expression. */
export const tagOf = (name: KeyedTag, value: string): ReportedTags => ({
  sql: `array['${name}:' || ${value}]`,
  names: [name],
});

/** A tag for each element of a column that holds a list. */
export const tagByEach = (name: KeyedTag, column: string): ReportedTags =>
  tagFrom(name, 'e', `jsonb_array_elements_text(r -> '${column}') e`);

/** A tag for each row of `select … from ${from}`. */
export const tagFrom = (name: KeyedTag, value: string, from: string): ReportedTags => ({
  sql: `array(select '${name}:' || ${value} from ${from})`,
  names: [name],
});

export const tags = (...several: readonly ReportedTags[]): ReportedTags => ({
  sql: several.map(({ sql }) => sql).join('\n      || '),
  names: several.flatMap(({ names }) => names),
});

export function tagsWhen(condition: string, ...several: readonly ReportedTags[]): ReportedTags {
  const { sql, names } = tags(...several);
  return { sql: `case when ${condition} then ${sql} else '{}'::text[] end`, names };
}
