import { ImportRow, type ImportTask, sequelizeOf } from '@odonta/db/models';
import type { ImportOutcome } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { refusalOf } from '../../platform/http/failures.ts';
import { errorsOf, valuesOf } from './rowValues.ts';
import { type Writer, writeRow } from './writeRow.ts';

type Result = Pick<ImportRow, 'number' | 'outcome' | 'errors' | 'record_id' | 'record_version' | 'before'>;

/** How many rows had each outcome. */
export type Tally = Pick<ImportTask, 'created' | 'updated' | 'same' | 'bad'>;

/** Imports every row and rolls back, so that it finds the same as the import itself. */
export async function rehearse(writer: Writer, task: ImportTask, transaction: Transaction): Promise<Tally> {
  const beginning = await sequelizeOf(transaction).transaction({ transaction });
  let results: Result[];
  try {
    // Within the whole transaction: savepoints inside a savepoint would get its name, and taking it back would stop at theirs.
    results = await resultsOf(writer, task, transaction);
  } finally {
    await beginning.rollback();
  }
  // Ids of records that were rolled back are not shown.
  return keep(
    task,
    results.map((each) => ({ ...each, record_id: null, record_version: null, before: null })),
    transaction,
  );
}

export async function writeRows(writer: Writer, task: ImportTask, transaction: Transaction): Promise<Tally> {
  return keep(task, await resultsOf(writer, task, transaction), transaction);
}

async function resultsOf(writer: Writer, task: ImportTask, transaction: Transaction): Promise<Result[]> {
  const rows = await ImportRow.findAll({ where: { task_id: task.id }, order: ['number'], transaction });
  const lineOf = new Map<number, number>();
  const results: Result[] = [];
  for (const row of rows) results.push(await resultOf(writer, task, row, lineOf, transaction));
  return results;
}

/** Each row in a savepoint of its own: one that is refused leaves nothing behind, and the others are not disturbed. */
async function resultOf(
  writer: Writer,
  task: ImportTask,
  row: ImportRow,
  lineOf: Map<number, number>,
  transaction: Transaction,
): Promise<Result> {
  const { number } = row;
  const refused = {
    number,
    outcome: 'REFUSED',
    record_id: null,
    record_version: null,
    before: null,
  } as const;
  const { values, errors } = await valuesOf(writer.resource, task, row, transaction);
  if (errors.length > 0) return { ...refused, errors };
  try {
    const written = await sequelizeOf(transaction).transaction({ transaction }, async (savepoint) => {
      const done = await writeRow(writer, values, savepoint);
      const line = lineOf.get(done.record_id);
      if (line) throw conflict(`Эта запись уже есть в файле: строка ${line}`);
      return done;
    });
    lineOf.set(written.record_id, number);
    return { number, errors: [], ...written };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || refusal.status >= 500) throw error;
    return { ...refused, errors: errorsOf(writer.resource, task, row, refusal) };
  }
}

async function keep(task: ImportTask, results: Result[], transaction: Transaction): Promise<Tally> {
  await sequelizeOf(transaction).query(
    `update import_rows r set outcome = n.outcome, errors = n.errors, record_id = n.record_id,
       record_version = n.record_version, before = n.before
     from jsonb_to_recordset($2::jsonb) as n(number int, outcome text, errors jsonb, record_id int,
       record_version int, before jsonb)
     where r.task_id = $1 and r.number = n.number`,
    { bind: [task.id, JSON.stringify(results)], transaction, type: QueryTypes.UPDATE },
  );
  const count = (wanted: ImportOutcome) => results.filter(({ outcome }) => outcome === wanted).length;
  return {
    created: count('CREATED'),
    updated: count('UPDATED'),
    same: count('SAME'),
    bad: count('REFUSED'),
  };
}
