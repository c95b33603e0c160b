import type { ApplyRevision, RejectCourse, RevisedField } from '@odonta/api/contract';
import { Prod, ProdRevision } from '@odonta/db/models';
import type { ProdRevisionStatus } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { applyRevision, lockProd, rejectRevision } from './applying.ts';
import { fieldsOf, journalOf, valuesAfter, valuesBefore } from './changes.ts';
import { draftOf, endDraft } from './drafting.ts';
import { notifyOfApplied, notifyOfRevisionRejection } from './notifying.ts';

/** Applies a revision or a part of it, journals that beside the course, and writes to its editors. */
export async function decideToApply(
  revision: ProdRevision,
  body: ApplyRevision,
  { staff, origin }: { staff: SignedInUser; origin: Origin },
  transaction: Transaction,
): Promise<ProdRevisionStatus> {
  const prod = await lockProd(revision.prod_id, transaction);
  const { end, applied } = await applyRevision(revision, prod, body, staff.id, transaction);
  const by = staffAudience.auditActor(staff);
  await unitOfWork.audit({ by, origin, ...journalOf(prod.id, applied) }, transaction);
  if (end === 'CREATED') await keepAccepted(revision, applied, transaction);
  if (applied.length > 0) await notifyOfApplied(prod, fieldsOf(applied), transaction);
  return end;
}

export async function decideToReject(
  revision: ProdRevision,
  { reason, ...said }: RejectCourse & { reason: string },
  { staff, origin }: { staff: SignedInUser; origin: Origin },
  transaction: Transaction,
): Promise<void> {
  const signed = { by: staffAudience.auditActor(staff), origin, reason };
  await takeDraftIn(revision, signed, transaction);
  const rejection = rejectRevision(revision, said, staff.id);
  const prod = await lockProd(revision.prod_id, transaction);
  await notifyOfRevisionRejection(prod, { ...rejection, reason }, transaction);
}

/** Courses precede their revisions: a centre that sends an edit locks in this order too. */
export async function lockProdsOf(ids: readonly number[], transaction: Transaction): Promise<void> {
  const revisions = await ProdRevision.findAll({ where: { id: [...ids] }, transaction });
  const where = { id: revisions.map(({ prod_id }) => prod_id) };
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  await Prod.findAll({ attributes: ['id'], where, order: ['id'], lock, transaction });
}

/** An accepted part stays readable as a revision of its own: the other goes on waiting. */
async function keepAccepted(
  { prod_id, created_by, submitted_at, decided_by, decided_at }: ProdRevision,
  applied: readonly RevisedField[],
  transaction: Transaction,
): Promise<void> {
  await ProdRevision.create(
    {
      ...{ prod_id, created_by, submitted_at, decided_by, decided_at, status: 'CONFIRMED' },
      ...{ before: valuesBefore(applied), fields: valuesAfter(applied) },
    },
    { transaction },
  );
}

/** The refused fields join those that the centre has begun to edit since; of one field, the newer edit stays. */
async function takeDraftIn(revision: ProdRevision, signed: Signed, transaction: Transaction): Promise<void> {
  const draft = await draftOf({ id: revision.prod_id }, transaction);
  if (!draft) return;
  revision.set({
    before: { ...revision.before, ...draft.before },
    fields: { ...revision.fields, ...draft.fields },
  });
  await endDraft(draft, signed, transaction);
}
