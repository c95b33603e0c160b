import { entityOf } from '@odonta/db/vocabulary/entities.ts';
import type { AnyResource } from './resource.ts';

type Cell = string | number | null;

/** Values that a cell of a file can show as they are. */
type Showable<Shown> = {
  [Field in keyof Shown & string]: Shown[Field] extends Cell ? Field : never;
}[keyof Shown & string];

/**
 * A column of an exported file: a field as it is under its name on the card, or with a title or a value of its own. Files
 * are asked for by these fields.
 */
export type DeclaredColumn<Shown> =
  | Showable<Shown>
  | { field: Showable<Shown>; title: string; value?: never }
  | { field: string; title?: string; value(record: Shown): Cell };

export interface Column {
  field: string;
  title: string;
  value(record: unknown): Cell;
}

export const exportColumns = (resource: AnyResource): readonly Column[] =>
  (resource.export?.columns ?? []).map((column) => completed(resource, column));

function completed(
  { name }: AnyResource,
  declared: string | (Partial<Column> & Pick<Column, 'field'>),
): Column {
  const column = typeof declared === 'string' ? { field: declared } : declared;
  const { field, title = entityOf(name)?.fields[field], value = asItIs(field) } = column;
  if (title === undefined) throw new Error(`${name}.${field} has a title neither here nor on the card`);
  return { field, title, value };
}

const asItIs = (field: string) => (record: unknown) => (record as Record<string, Cell>)[field] ?? null;
