import { ImportRow, type ImportTask, type RowError, sequelizeOf } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { type ApiError, conflict } from '../../platform/http/errors.ts';
import { refusalOf } from '../../platform/http/failures.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { pick, type Row } from '../../platform/kit/records.ts';
import { update } from '../../platform/kit/writing.ts';
import { importsOf } from './subjects.ts';
import { callOf, unitOfWorkWithin, type Writer } from './writeRow.ts';

/** Undoes an import, last row first; returns how many rows were changed since and therefore stay. */
export async function undoRows(writer: Writer, task: ImportTask, transaction: Transaction): Promise<number> {
  const where = { task_id: task.id, outcome: { [Op.in]: ['CREATED', 'UPDATED'] } };
  const rows = await ImportRow.findAll({ where, order: [['number', 'DESC']], transaction });
  let kept = 0;
  for (const row of rows) {
    const refusal = await refusalToUndo(writer, row, transaction);
    if (refusal) kept += 1;
    const errors: RowError[] = refusal
      ? [{ column: null, value: null, code: refusal.code, message: refusal.message }]
      : [];
    await row.update({ outcome: refusal ? 'KEPT' : 'UNDONE', errors, before: null }, { transaction });
  }
  return kept;
}

async function refusalToUndo(
  writer: Writer,
  row: ImportRow,
  transaction: Transaction,
): Promise<ApiError | null> {
  const sequelize = sequelizeOf(transaction);
  try {
    await sequelize.transaction({ transaction }, (savepoint) => undo(writer, row, savepoint));
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal || refusal.status >= 500) throw error;
    return refusal;
  }
}

async function undo(writer: Writer, imported: ImportRow, transaction: Transaction): Promise<void> {
  const { resource, actor } = writer;
  const action = imported.outcome === 'CREATED' ? resource.create : resource.update;
  const scope = (action && resource.audience.allows(actor, action.allow)) || 'own';
  const row = await pick(resource, actor, scope, String(imported.record_id), transaction);
  if (row.version !== imported.record_version) throw conflict('Запись правили после импорта');
  if (imported.outcome === 'CREATED') return erase(writer, row, transaction);
  await update(resource, unitOfWorkWithin(transaction), callOf(writer, scope, imported.before ?? {}, row.id));
}

/** A record that should never have been leaves nothing in the trash: its address is free for the next attempt. */
async function erase({ resource, actor, origin }: Writer, row: Row, transaction: Transaction): Promise<void> {
  const { id } = row;
  await importsOf(resource).refuseUndo?.(id, transaction);
  await row.destroy({ force: true, transaction });
  const entry = {
    by: resource.audience.auditActor(actor),
    origin,
    action: 'delete',
    resource: resource.name,
  };
  await unitOfWork.audit({ ...entry, record_id: id, changes: {}, reason: 'Отмена импорта' }, transaction);
}
