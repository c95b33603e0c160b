import { ImportRow, type ImportTask, sequelizeOf } from '@odonta/db/models';
import type { ImportOutcome } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { refusalOf } from '../../platform/http/failures.ts';
import { inTermsOfFile } from './alreadyThere.ts';
import { errorsOf, valuesOf } from './rowValues.ts';
import { type Writer, type Written, writeRow } from './writeRow.ts';

type Result = Pick<ImportRow, 'number' | 'outcome' | 'errors' | 'record_id' | 'record_version' | 'before'> &
  Pick<Written, 'seen_version'>;

/** How many rows had each outcome. */
export type Tally = Pick<ImportTask, 'created' | 'updated' | 'same' | 'bad'>;

/** One run over the rows of a file. */
interface Run {
  writer: Writer;
  task: ImportTask;
  transaction: Transaction;
  /** Whether the rows are those that somebody saw after a check, and nothing else may be written. */
  isSeen: boolean;
  /** The row of the file that wrote a record. */
  lineOf: Map<number, number>;
}

/** Imports every row and rolls back, so that it finds the same as the import itself. */
export async function rehearse(writer: Writer, task: ImportTask, transaction: Transaction): Promise<Tally> {
  const beginning = await sequelizeOf(transaction).transaction({ transaction });
  let results: Result[];
  try {
    // Within the whole transaction: savepoints inside a savepoint would get its name, and taking it back would stop at theirs.
    results = await resultsOf({ writer, task, transaction, isSeen: false, lineOf: new Map() });
  } finally {
    await beginning.rollback();
  }
  return keep(task, results.map(asFound), transaction);
}

export async function writeRows(writer: Writer, task: ImportTask, transaction: Transaction): Promise<Tally> {
  const results = await resultsOf({ writer, task, transaction, isSeen: true, lineOf: new Map() });
  return keep(task, results, transaction);
}

/** Records that were there before are remembered in the version that the check found; new ones were rolled back. */
const asFound = ({ seen_version, ...result }: Result): Result => ({
  ...result,
  record_id: seen_version === null ? null : result.record_id,
  record_version: seen_version,
  seen_version,
});

async function resultsOf(run: Run): Promise<Result[]> {
  const { task, transaction } = run;
  const rows = await ImportRow.findAll({ where: { task_id: task.id }, order: ['number'], transaction });
  const results: Result[] = [];
  for (const row of rows) results.push(await resultOf(run, row));
  return results;
}

/** Each row in a savepoint of its own: one that is refused leaves nothing behind, and the others are not disturbed. */
async function resultOf(run: Run, row: ImportRow): Promise<Result> {
  const { writer, task, transaction, isSeen, lineOf } = run;
  const { number } = row;
  const refused = {
    number,
    outcome: 'REFUSED',
    record_id: null,
    record_version: null,
    seen_version: null,
    before: null,
  } as const;
  // Shown as wrong, it stays so, even if its reason is gone meanwhile.
  if (isSeen && row.outcome === 'REFUSED') return { ...refused, errors: row.errors };
  const { values, errors } = await valuesOf(writer.resource, task, row, transaction);
  if (errors.length > 0) return { ...refused, errors };
  try {
    const written = await sequelizeOf(transaction).transaction({ transaction }, async (savepoint) => {
      const done = await writeRow(writer, values, savepoint);
      const line = lineOf.get(done.record_id);
      if (line) throw conflict(`Эта запись уже есть в файле: строка ${line}`);
      if (isSeen) refuseUnseen(row, done);
      return done;
    });
    lineOf.set(written.record_id, number);
    return { number, errors: [], ...written };
  } catch (error) {
    const refusal = refusalOf(inTermsOfFile(error, lineOf));
    if (!refusal || refusal.status >= 500) throw error;
    return { ...refused, errors: errorsOf(writer.resource, task, row, refusal) };
  }
}

/** Another record than the check found, or another version of it, is not what somebody agreed to change. */
function refuseUnseen(row: ImportRow, { outcome, record_id, seen_version }: Written): void {
  const isNew = outcome === 'CREATED';
  if (isNew && row.outcome === 'CREATED') return;
  if (!isNew && row.record_id === record_id && row.record_version === seen_version) return;
  throw conflict('Запись правили после проверки: проверьте файл ещё раз');
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
