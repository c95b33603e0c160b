import type { BulkRefusal } from '@odonta/api/contract';
import { type ApiError, notFound } from '../../platform/http/errors.ts';
import { pickMany } from '../../platform/kit/records.ts';
import type { WriteContext, Written } from '../../platform/kit/writing.ts';
import { refusalBehindSavepoint } from '../../platform/refusalBehindSavepoint.ts';
import type { BulkAction } from './actions.ts';
import type { Chosen } from './chosenRows.ts';

export interface Outcome {
  written: Written[];
  refused: BulkRefusal[];
}

/** Rows that are read, written and journalled together. */
const rowsAtOnce = 250;

/** All or none: one row out of reach, or one that refuses, and nothing is written. */
export async function writeAll(
  action: BulkAction,
  writeContext: WriteContext,
  { ids, missing }: Chosen,
): Promise<Outcome> {
  if (missing.length > 0)
    throw notFound(`${action.isOfTrash ? 'В корзине нет' : 'Записи не найдены'}: ${missing.join(', ')}`);
  const written: Written[] = [];
  for (const some of chunksOf(ids)) written.push(...(await write(action, writeContext, some)));
  return { written, refused: [] };
}

/** Writes all rows that can be written; the others get the reason of their refusal. */
export async function writePossible(
  action: BulkAction,
  writeContext: WriteContext,
  { ids, missing }: Chosen,
): Promise<Outcome> {
  const message = 'Записи нет, или для этого действия она вам недоступна';
  const refused: BulkRefusal[] = missing.map((id) => ({ id, message }));
  const written: Written[] = [];
  const attempt = async (id: number, writeRow: () => Promise<void>) => {
    const refusal = await refusalBehindSavepoint(writeContext.transaction, writeRow);
    if (refusal) refused.push(reasonOf(id, refusal));
    return refusal === null;
  };
  for (const some of chunksOf(ids)) {
    let done: Written[] = [];
    // Mostly none refuses, and then a savepoint for each would be two statements for each in vain.
    const refusal = await refusalBehindSavepoint(writeContext.transaction, async () => {
      done = await write(action, writeContext, some);
    });
    written.push(...(refusal ? await write(action, { ...writeContext, attempt }, some) : done));
  }
  return { written, refused };
}

async function write(action: BulkAction, writeContext: WriteContext, ids: number[]): Promise<Written[]> {
  return action.write(
    writeContext,
    await pickMany(action.among, writeContext.call.actor, action.scope, ids, writeContext.transaction),
  );
}

function reasonOf(id: number, { message, details: { errors } }: ApiError): BulkRefusal {
  return { id, message, ...(errors && Object.keys(errors).length > 0 ? { errors } : {}) };
}

function chunksOf(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) => ids.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce));
}
