import type { EditedProd } from '@odonta/api/contract';
import { type Prod, ProdRevision } from '@odonta/db/models';
import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import type { Transaction } from 'sequelize';
import { refuseOverwritten } from '../../platform/http/overwriting.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { namedIn } from './changes.ts';
import { transitionRevision } from './transitions.ts';
import { valuesOf } from './values.ts';
import { withSafeTexts } from './writing.ts';

/** The unsent edit of a course, if any. */
export const draftOf = (
  { id: prod_id }: Pick<Prod, 'id'>,
  transaction?: Transaction,
): Promise<ProdRevision | null> =>
  ProdRevision.findOne({ where: { prod_id, status: ['PREPARE', 'REJECTED'] }, transaction });

/** The edit of a course that waits for a moderator, if any. */
export const waitingOf = (
  { id: prod_id }: Pick<Prod, 'id'>,
  transaction?: Transaction,
): Promise<ProdRevision | null> =>
  ProdRevision.findOne({ where: { prod_id, status: 'CREATED' }, transaction });

/** Adds changed fields to the unsent edit of a locked course; a field that equals the course again leaves it. */
export async function saveDraft(
  prod: Prod,
  sent: Partial<EditedProd>,
  was: Partial<EditedProd>,
  signed: Signed,
  transaction: Transaction,
): Promise<void> {
  const live = await valuesOf(prod, transaction);
  const draft =
    (await draftOf(prod, transaction)) ?? ProdRevision.build({ prod_id: prod.id, created_by: signed.by.id });
  const before = { ...draft.before };
  const fields = { ...draft.fields };
  const safe = withSafeTexts(sent);
  refuseOverwritten({ ...live, ...fields }, safe, was);
  for (const field of namedIn(safe)) {
    if (isSameValue(safe[field], live[field])) {
      delete before[field];
      delete fields[field];
    } else {
      if (!(field in fields)) before[field] = live[field];
      fields[field] = safe[field];
    }
  }
  if (namedIn(fields).length > 0) await draft.set({ before, fields }).save({ transaction });
  else if (!draft.isNewRecord) await endDraft(draft, signed, transaction);
}

/** A draft that no moderator has seen leaves nothing; a refused edit stays in the history. */
export async function endDraft(draft: ProdRevision, signed: Signed, transaction: Transaction): Promise<void> {
  if (draft.status === 'REJECTED') await transitionRevision(draft, 'discard', signed, transaction);
  else await draft.destroy({ transaction });
}
