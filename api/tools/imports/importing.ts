import type { StaffImport } from '@odonta/api/contract';
import type { ImportTask } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { type ImportMode, importLimits, importModes } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { type Mapping, refuseBadMapping, rememberMapping } from './mappings.ts';
import { undoRows } from './undoRows.ts';
import type { Writer } from './writeRow.ts';
import { rehearse, writeRows } from './writeRows.ts';

/** The columns of a file, and what becomes of its wrong rows. */
export interface Checked {
  mapping: Mapping;
  mode: ImportMode;
}

export const checkBody = Joi.object<Checked>({
  mapping: Joi.array().items(Joi.string().max(60).allow(null)).max(importLimits.columns).required(),
  mode: Joi.string()
    .valid(...Object.keys(importModes))
    .required(),
});

export async function checkRows(
  writer: Writer,
  row: ImportTask,
  { mapping, mode }: Checked,
  transaction: Transaction,
): Promise<void> {
  refuseBadMapping(writer.resource, row, mapping);
  row.set({ mapping, mode });
  await rememberMapping(row, writer.actor.id, mapping, transaction);
  row.set(await rehearse(writer, row, transaction));
}

export const canBeApplied = ({ created, updated, bad, mode }: ImportTask): boolean =>
  created + updated > 0 && (mode === 'valid' || bad === 0);

export async function applyRows(writer: Writer, row: ImportTask, transaction: Transaction): Promise<void> {
  row.set({ ...(await writeRows(writer, row, transaction)), applied_at: new Date() });
  if (row.mode === 'all' && row.bad > 0)
    throw conflict('За это время в строках появились ошибки: проверьте файл ещё раз');
  if (row.created + row.updated === 0)
    throw conflict('Записывать нечего: записи изменились после проверки. Проверьте файл ещё раз');
}

export const canBeUndone = (row: ImportTask): boolean => (undoUntil(row) ?? 0) > Date.now() / 1000;

export async function rollBack(writer: Writer, row: ImportTask, transaction: Transaction): Promise<void> {
  row.kept = await undoRows(writer, row, transaction);
}

export const presentImports = (rows: ImportTask[]): Omit<StaffImport, 'available_transitions'>[] =>
  rows.map(present);

const present = (row: ImportTask): Omit<StaffImport, 'available_transitions'> => ({
  id: row.id,
  resource: row.resource,
  filename: row.filename,
  status: row.status,
  mode: row.mode,
  total: row.total,
  created: row.created,
  updated: row.updated,
  same: row.same,
  bad: row.bad,
  kept: row.kept,
  by_id: row.by_id,
  by_name: row.by?.name ?? '',
  undo_until: undoUntil(row),
  applied_at: secondsOf(row.applied_at),
  created_at: secondsOf(row.created_at),
  version: row.version,
});

function undoUntil({ applied_at, status }: ImportTask): number | null {
  return status === 'APPLIED' && applied_at ? secondsOf(applied_at) + importLimits.undoHours * 3600 : null;
}
