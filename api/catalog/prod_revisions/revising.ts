import { Prod, ProdRevision } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { draftOf, saveDraft } from './drafting.ts';
import { notifyOfRevision } from './notifying.ts';
import type { NewRevision } from './prodRevisions.schema.ts';
import { sendDraft } from './sending.ts';

/** A revision that a manager of the centre enters and sends. Answers what waits, or what was applied at once. */
export async function reviseByStaff(
  { prod_id, fields }: NewRevision,
  staff: SignedInUser,
  origin: Origin,
  transaction: Transaction,
): Promise<ProdRevision> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const prod = await Prod.findByPk(prod_id, { lock, transaction });
  const isForeign =
    staff.grants.scope('prod_revisions.create') === 'own' &&
    !staff.managed_center_ids.includes(prod?.center_id ?? 0);
  if (!prod || isForeign) throw invalid({ prod_id: 'Такого курса нет' });
  if (prod.status !== 'CONFIRMED') throw conflict('Правки бывают у опубликованного курса');
  if (await draftOf(prod, transaction)) throw conflict('У центра уже есть неотправленная правка этого курса');
  const signed = { by: staffAudience.auditActor(staff), origin };
  await saveDraft(prod, fields, {}, signed, transaction);
  const revision = await sendDraft(prod, { overNewer: false }, signed, transaction);
  if (revision) await notifyOfRevision(prod, revision, transaction);
  return revision ?? lastOf(prod, transaction);
}

const lastOf = ({ id: prod_id }: Prod, transaction: Transaction): Promise<ProdRevision> =>
  ProdRevision.findOne({ where: { prod_id }, order: [['id', 'DESC']], transaction, rejectOnEmpty: true });
