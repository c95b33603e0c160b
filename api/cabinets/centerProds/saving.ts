import type { EditedProd, NewCenterProd, SavedFields } from '@odonta/api/contract';
import { Center, Lecturer, Prod, ProdLecturer } from '@odonta/db/models';
import { draftsAtMost } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import type { Transaction } from 'sequelize';
import { namedIn } from '../../catalog/prod_revisions/changes.ts';
import { refuseOverwritten, saveDraft } from '../../catalog/prod_revisions/drafting.ts';
import { valuesOf } from '../../catalog/prod_revisions/values.ts';
import { writeFields } from '../../catalog/prod_revisions/writing.ts';
import { insertProd } from '../../catalog/prods/prods.saving.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
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

/** The values before and after, for the journal; none of a published course, which stays as it is. */
export type Written = Record<string, [unknown, unknown]>;

/** Saves changed fields: in the course while nobody has seen it, afterwards in an edit beside it. */
export async function saveFields(
  prod: Prod,
  { fields, was = {} }: SavedFields,
  signed: Signed,
  transaction: Transaction,
): Promise<Written> {
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
  const changed = namedIn(fields).filter((field) => !isSameValue(before[field], fields[field]));
  return Object.fromEntries(changed.map((field) => [field, [cut(before[field]), cut(fields[field])]]));
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

/** An editor saves every few seconds: the journal needs no copy of a long text each time. */
function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text && text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : value;
}
const longest = 200;
