import type {
  ApplyRevision,
  EditedProd,
  FieldComments,
  RejectCourse,
  Rejection,
  RevisedField,
} from '@odonta/api/contract';
import { Prod, type ProdRevision } from '@odonta/db/models';
import { withCompanions } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { ProdRevisionStatus } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { refuseUnpublishedLecturers } from '../prods/prods.writing.ts';
import { changesOf, namedIn } from './changes.ts';
import { circumstancesOf } from './circumstances.ts';
import { refuseStale } from './sending.ts';
import { pickEdited, valuesOf } from './values.ts';
import { refuseUnfit, writeFields } from './writing.ts';

interface Applied {
  end: ProdRevisionStatus;
  applied: RevisedField[];
}

/**
 * Writes the accepted fields of a waiting revision into its locked course. What is not accepted goes on waiting.
 * Answers the status that the revision ends in, and the changes of the course.
 */
export async function applyRevision(
  revision: ProdRevision,
  prod: Prod,
  { fields: chosen, version, over_newer = false }: ApplyRevision,
  decided_by: number,
  transaction: Transaction,
): Promise<Applied> {
  if (version !== undefined && version !== revision.version)
    throw conflict('Центр изменил правку, пока вы её смотрели: обновите страницу');
  if (prod.status !== 'CONFIRMED' || prod.archived_at !== null || prod.deleted_at)
    throw conflict('Курса на сайте больше нет: правку можно только отклонить');
  const asked = namedIn(revision.fields);
  const accepted = withCompanions(chosen ?? asked, asked);
  if (accepted.length === 0) throw conflict('Отметьте, что принять');
  const live = await valuesOf(prod, transaction);
  const changes = changesOf(revision, live, await circumstancesOf(prod.id, transaction));
  const applied = changes.filter(({ field }) => accepted.includes(field));
  if (!over_newer) refuseStale(applied);
  const fields = pickEdited(revision.fields, accepted) as Partial<EditedProd>;
  await refuseUnfit(prod, { live, fields }, transaction);
  await writeFields(prod, fields, transaction);
  await refuseUnpublishedLecturers(prod, transaction);
  const left = asked.filter((field) => !accepted.includes(field));
  revision.set({ decided_by, decided_at: new Date() });
  if (left.length === 0) return { end: 'CONFIRMED', applied };
  revision.set({
    before: pickEdited(revision.before, left),
    fields: pickEdited(revision.fields, left),
  });
  return { end: 'CREATED', applied };
}

/** Remarks only to fields that the revision changes. */
export function rejectRevision(
  revision: ProdRevision,
  { code = 'OTHER', comments = {} }: RejectCourse,
  decided_by: number,
): Omit<Rejection, 'reason'> {
  const named = namedIn(revision.fields).filter((field) => comments[field]);
  const kept: FieldComments = Object.fromEntries(named.map((field) => [field, comments[field]]));
  revision.set({ reject_code: code, comments: kept, decided_by, decided_at: new Date() });
  return { code, comments: kept };
}

export const lockProd = (id: number, transaction: Transaction): Promise<Prod> =>
  Prod.findByPk(id, {
    lock: transaction.LOCK.NO_KEY_UPDATE,
    paranoid: false,
    transaction,
    rejectOnEmpty: true,
  });
