import type { StaffNegativeLecturerBody } from '@odonta/api/contract';
import { Center, Lecturer, NegativeLecturer } from '@odonta/db/models';
import { negativeLecturerDays } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { col, where as compare, fn, Op, type Transaction, UniqueConstraintError } from 'sequelize';
import { keepFormFiles } from '../../platform/files/formFiles.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { evidenceKind } from './evidenceKind.ts';

/** Stores a report against a lecturer; the evidence is stored as long as the record. */
export async function report(
  { expires_at, evidence = [], about, author_center_id = null, ...who }: StaffNegativeLecturerBody,
  created_by: number,
  transaction: Transaction,
): Promise<NegativeLecturer> {
  const now = new Date();
  const until = expiryOf(expires_at, now);
  await refuseUnknownCenter(author_center_id, transaction);
  await keepEvidence(evidence, now, transaction);
  const row = { ...(await lecturerOf(who, transaction)), about, evidence, author_center_id, created_by };
  return onceLive(NegativeLecturer.create({ ...row, expires_at: until }, { transaction }));
}

/** The lecturer by his id or his name: a name that occurs once in the catalogue is resolved to its id. */
export async function lecturerOf(
  { lecturer_id, fio }: Pick<StaffNegativeLecturerBody, 'lecturer_id' | 'fio'>,
  transaction: Transaction,
): Promise<{ lecturer_id: number | null; fio: string }> {
  if (lecturer_id) {
    const lecturer = await Lecturer.findByPk(lecturer_id, { transaction });
    if (!lecturer) throw invalid({ lecturer_id: 'Такого лектора нет' });
    return { lecturer_id, fio: fio ?? spaced(lecturer.name) };
  }
  if (!fio) throw invalid({ fio: 'Выберите лектора или укажите ФИО' });
  const named = lecturer_id === null ? [] : await namesakes(fio, transaction);
  return { lecturer_id: named.length === 1 ? (named[0]?.id ?? null) : null, fio };
}

const namesakes = (fio: string, transaction: Transaction): Promise<Lecturer[]> =>
  Lecturer.findAll({
    where: {
      status: { [Op.ne]: 'REJECTED' },
      [Op.and]: compare(fn('replace', fn('lower', col('name')), 'ё', 'е'), folded(fio)),
    },
    limit: 2,
    transaction,
  });

const spaced = (name: string) => name.trim().replaceAll(/\s+/g, ' ');
const folded = (fio: string) => fio.toLowerCase().replaceAll('ё', 'е');

export async function refuseUnknownCenter(id: number | null, transaction: Transaction): Promise<void> {
  if (id !== null && !(await Center.findByPk(id, { transaction })))
    throw invalid({ author_center_id: 'Такого учебного центра нет' });
}

/** Documents are stored as long as their record may be. */
export const keepEvidence = (
  keys: readonly string[],
  created: Date,
  transaction: Transaction,
): Promise<void> =>
  keepFormFiles({ kind: evidenceKind, model: NegativeLecturer }, keys, lastDayFrom(created), transaction);

const dayMs = 86_400_000;
const lastDayFrom = (created: Date) => new Date(created.getTime() + negativeLecturerDays * dayMs);

/** When a record expires: after three years at the latest. */
export function expiryOf(asked: number | undefined, created: Date): Date {
  const last = lastDayFrom(created);
  if (asked === undefined) return last;
  if (asked * 1000 <= Date.now()) throw invalid({ expires_at: 'Выберите день в будущем' });
  if (asked * 1000 > last.getTime())
    throw invalid({
      expires_at: `Не позже ${formatMoscowDay(secondsOf(last))}: дольше трёх лет запись не хранится`,
    });
  return new Date(asked * 1000);
}

/** One live record of a lecturer for each author: the database refuses a second one. */
export async function onceLive<Written>(writing: Promise<Written>): Promise<Written> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    throw conflict(
      'Об этом лекторе уже есть действующая запись от того же автора: дополните её или закройте',
    );
  }
}
