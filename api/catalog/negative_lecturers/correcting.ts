import type { StaffNegativeLecturerBody } from '@odonta/api/contract';
import { type NegativeLecturer, PrivateFile } from '@odonta/db/models';
import { closedNegativeLecturers } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { evidenceKind } from './evidenceKind.ts';
import { expiryOf, keepEvidence, lecturerOf, onceLive, refuseUnknownCenter } from './reporting.ts';

/** The text of a confirmed report is final; only the lecturer and the term may still change. */
const confirmed = ['about', 'evidence', 'author_center_id'] as const;

/** Saved here, so that a second live record is refused in words of its own. */
const unique = ['lecturer_id', 'fio', 'author_center_id'] as const;

export async function correct(
  row: NegativeLecturer,
  { lecturer_id, fio, expires_at, ...body }: Partial<StaffNegativeLecturerBody>,
  transaction: Transaction,
): Promise<void> {
  if (closedNegativeLecturers.includes(row.status)) throw conflict('Запись закрыта: менять её поздно');
  const before = row.evidence;
  row.set(body);
  if (lecturer_id !== undefined || fio !== undefined)
    row.set(await renamed(row, { lecturer_id, fio }, transaction));
  if (row.changed('lecturer_id') && row.appeal !== null)
    throw conflict(
      'Лектор возразил против записи: другому лектору её не передают. Отмените её и заведите новую',
    );
  if (expires_at !== undefined) row.set({ expires_at: expiryOf(expires_at, row.created_at) });
  if (row.status === 'CONFIRMED' && confirmed.some((field) => row.changed(field)))
    throw conflict('Запись подтверждена: то, что в ней сказано, уже не меняют. Отмените её и заведите новую');
  if (row.changed('author_center_id')) await refuseUnknownCenter(row.author_center_id, transaction);
  if (row.changed('evidence')) await changeEvidence(row, before, transaction);
  if (unique.some((field) => row.changed(field))) await onceLive(row.save({ transaction }));
}

/** A lecturer chosen from the catalogue brings his name along; unlinking him keeps it. */
async function renamed(
  row: NegativeLecturer,
  { lecturer_id = row.lecturer_id, fio }: Pick<StaffNegativeLecturerBody, 'lecturer_id' | 'fio'>,
  transaction: Transaction,
) {
  if (lecturer_id === null) return { lecturer_id, fio: fio ?? row.fio };
  return lecturerOf({ lecturer_id, fio: lecturer_id === row.lecturer_id ? fio : undefined }, transaction);
}

async function changeEvidence(
  row: NegativeLecturer,
  before: string[],
  transaction: Transaction,
): Promise<void> {
  const added = row.evidence.filter((key) => !before.includes(key));
  const dropped = before.filter((key) => !row.evidence.includes(key));
  await keepEvidence(added, row.created_at, transaction);
  await PrivateFile.destroy({ where: { id: dropped, kind: evidenceKind }, transaction });
}
