import type { ImportRow, ImportTask, RowError } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { ApiError } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { Unreadable } from '../../platform/tables/unreadable.ts';
import type { Mapping } from './mappings.ts';
import { fieldsOf } from './subjects.ts';

export interface RowValues {
  values: Record<string, unknown>;
  errors: RowError[];
}

/** The values of a row in the resource's terms. An empty cell leaves the record's value unchanged. */
export async function valuesOf(
  resource: AnyResource,
  task: ImportTask,
  { cells }: Pick<ImportRow, 'cells'>,
  transaction: Transaction,
): Promise<RowValues> {
  const fields = new Map(fieldsOf(resource).map((field) => [field.field, field]));
  const values: Record<string, unknown> = {};
  const errors: RowError[] = [];
  for (const [index, name] of (task.mapping ?? []).entries()) {
    const field = name === null ? undefined : fields.get(name);
    const value = cells[index] ?? '';
    if (!field || value === '') continue;
    try {
      values[field.field] = await field.read(value, transaction);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      errors.push({
        column: columnAt(task, index),
        value: short(value),
        code: 'UNREADABLE',
        message: short(error.message, longestMessage),
      });
    }
  }
  return { values, errors };
}

/** Errors of the resource, by the columns of the file. */
export function errorsOf(
  resource: AnyResource,
  task: ImportTask,
  { cells }: Pick<ImportRow, 'cells'>,
  refusal: ApiError,
): RowError[] {
  const { code, message, details } = refusal;
  const named = Object.entries(details.errors ?? {});
  if (named.length === 0) return [{ column: null, value: null, code, message }];
  return named.map(([path, notified]) => {
    const [field = ''] = path.split('.');
    const { column, value } = placeOf(resource, task, cells, field);
    return { column, value, code, message: short(notified, longestMessage) };
  });
}

/** The column of a field; if the file has none, the field's title names the missing value. */
function placeOf(resource: AnyResource, task: ImportTask, cells: string[], field: string) {
  const index = ((task.mapping ?? []) as Mapping).indexOf(field);
  if (index >= 0) return { column: columnAt(task, index), value: short(cells[index] ?? '') };
  const title = fieldsOf(resource).find((each) => each.field === field)?.title ?? null;
  return { column: title, value: null };
}

const columnAt = ({ headers }: ImportTask, index: number): string | null =>
  short(headers[index] ?? '') || null;

const longestMessage = 1000;

/** Half of a pair at the end would be no text, and the database would refuse it. */
const short = (text: string, longest = 200) =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;
