import type { EditedProd, NewCenterProd, SavedFields } from '@odonta/api/contract';
import { Center, Lecturer, Prod, ProdLecturer } from '@odonta/db/models';
import { draftsAtMost } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import type { Transaction } from 'sequelize';
import { saveDraft } from '../../catalog/prod_revisions/drafting.ts';
import { valuesOf } from '../../catalog/prod_revisions/values.ts';
import { writeFields } from '../../catalog/prod_revisions/writing.ts';
import { insertProd } from '../../catalog/prods/prods.saving.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { refuseOverwritten } from '../../platform/http/overwriting.ts';
import { writtenOver } from '../../platform/journals/writtenOver.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { closedBecause, isOnSite } from './closedBecause.ts';

/** A draft of a centre; a suspended one begins none. */
export async function beginProd(
  body: NewCenterProd & Partial<EditedProd>,
  transaction: Transaction,
): Promise<Prod> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const center = await Center.findByPk(body.center_id, { lock, transaction, rejectOnEmpty: true });
  if (center.suspended_at !== null) throw conflict('Работа центра приостановлена: напишите менеджеру');
  await refuseTooMany(center.id, 1, transaction);
  await refuseHidden(0, body.lecturer_ids, transaction);
  return insertProd(body, transaction);
}

export async function refuseTooMany(
  center_id: number,
  more: number,
  transaction: Transaction,
): Promise<void> {
  const drafts = await Prod.count({ where: { center_id, published_at: null }, transaction });
  if (drafts + more > draftsAtMost)
    throw conflict(`Неопубликованных курсов может быть не больше ${draftsAtMost}: отправьте их на проверку`);
}

/**
 * Saves changed fields: in the course while nobody has seen it, afterwards in an edit beside it. Answers the journal's
 * values before and after; none of a published course, which stays as it is.
 */
export async function saveFields(
  prod: Prod,
  { fields, was = {} }: SavedFields,
  signed: Signed,
  transaction: Transaction,
): Promise<Changes> {
  const closed = closedBecause(prod);
  if (closed) throw conflict(closed);
  await refuseHidden(prod.id, fields.lecturer_ids, transaction);
  if (isOnSite(prod)) {
    await saveDraft(prod, fields, was, signed, transaction);
    return {};
  }
  const before = await valuesOf(prod, transaction);
  refuseOverwritten(before, fields, was);
  await writeFields(prod, fields, transaction);
  return writtenOver(before, fields);
}

/** Persons whom only moderators know by now are nobody's to name, or to learn the names of. */
export async function refuseHidden(
  prod_id: number,
  ids: readonly number[] = [],
  transaction: Transaction,
): Promise<void> {
  if (ids.length === 0) return;
  const named = await ProdLecturer.findAll({ where: { prod_id, lecturer_id: [...ids] }, transaction });
  const added = ids.filter((id) => !named.some(({ lecturer_id }) => lecturer_id === id));
  const where = { id: added, status: 'CONFIRMED' as const };
  if ((await Lecturer.count({ where, transaction })) < added.length)
    throw invalid({ lecturer_ids: 'Такого лектора нет' });
}
