import type { EditedProd, RevisedField } from '@odonta/api/contract';
import { type Prod, ProdRevision } from '@odonta/db/models';
import { areCompanions, type EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { Transaction } from 'sequelize';
import { ApiError, conflict } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { changesOf, fieldsOf, journalOf, namedIn, valuesAfter, valuesBefore } from './changes.ts';
import { circumstancesOf } from './circumstances.ts';
import { draftOf, endDraft, waitingOf } from './drafting.ts';
import { transitionRevision } from './transitions.ts';
import { pickEdited, valuesOf } from './values.ts';
import { refuseUnfit, writeFields } from './writing.ts';

/**
 * Applies what the rule lets through at once, and leaves the rest to a moderator: together with what already waits.
 * Answers what waits, if anything does. 409 with the present values where the course has changed since the edit began, unless that was seen.
 */
export async function sendDraft(
  prod: Prod,
  { overNewer }: { overNewer: boolean },
  signed: Signed,
  transaction: Transaction,
): Promise<ProdRevision | null> {
  const draft = await draftOf(prod, transaction);
  if (!draft) throw conflict('Изменений нет: отправлять нечего');
  const live = await valuesOf(prod, transaction);
  const changes = changesOf(draft, live, await circumstancesOf(prod.id, transaction));
  if (!overNewer) refuseStale(changes);
  const waiting = await waitingOf(prod, transaction);
  await refuseUnfit(
    prod,
    { live, fields: { ...waiting?.fields, ...valuesAfter(changes) } as Partial<EditedProd> },
    transaction,
  );
  const [instant, moderated] = divided(changes, waiting);
  const revision = await leaveToModerator(draft, waiting, moderated, signed, transaction);
  if (instant.length > 0) {
    if (waiting) await dropFromWaiting(waiting, fieldsOf(instant), signed, transaction);
    await applyAtOnce(prod, draft, instant, signed, transaction);
  }
  return revision;
}

/** Half of an offer is not applied: what agrees only with a field that waits, waits too. */
function divided(
  changes: readonly RevisedField[],
  waiting: ProdRevision | null,
): [instant: RevisedField[], moderated: RevisedField[]] {
  const held = [
    ...fieldsOf(changes.filter(({ rule }) => rule !== 'instant')),
    ...namedIn(waiting?.fields ?? {}).filter((field) => !fieldsOf(changes).includes(field)),
  ];
  const isInstant = ({ field, rule }: RevisedField) =>
    rule === 'instant' && !held.some((other) => areCompanions(field, other));
  return [changes.filter(isInstant), changes.filter((change) => !isInstant(change))];
}

/** A value that took effect at once is newer than the one that waits. */
async function dropFromWaiting(
  waiting: ProdRevision,
  applied: readonly EditedField[],
  signed: Signed,
  transaction: Transaction,
): Promise<void> {
  const asked = namedIn(waiting.fields);
  const left = asked.filter((field) => !applied.includes(field));
  if (left.length === asked.length) return;
  const kept = { before: pickEdited(waiting.before, left), fields: pickEdited(waiting.fields, left) };
  await waiting.update(kept, { transaction });
  if (left.length > 0) return;
  await transitionRevision(waiting, 'withdraw', signed, transaction, {
    run: () => void waiting.set({ submitted_at: null }),
  });
  await transitionRevision(waiting, 'discard', signed, transaction);
}

/** The draft itself waits, or what waits already takes it in. */
async function leaveToModerator(
  draft: ProdRevision,
  waiting: ProdRevision | null,
  changes: readonly RevisedField[],
  signed: Signed,
  transaction: Transaction,
): Promise<ProdRevision | null> {
  if (changes.length === 0) {
    await endDraft(draft, signed, transaction);
    return null;
  }
  const [before, fields] = [valuesBefore(changes), valuesAfter(changes)];
  if (waiting) {
    await endDraft(draft, signed, transaction);
    const merged = { before: { ...waiting.before, ...before }, fields: { ...waiting.fields, ...fields } };
    return waiting.update(merged, { transaction });
  }
  const run = () => {
    draft.set({ before, fields, comments: {}, reject_code: null, submitted_at: new Date() });
    return 'CREATED';
  };
  await transitionRevision(draft, 'send', signed, transaction, { run });
  return draft;
}

async function applyAtOnce(
  prod: Prod,
  { created_by }: ProdRevision,
  changes: readonly RevisedField[],
  signed: Signed,
  transaction: Transaction,
): Promise<void> {
  const [before, fields] = [valuesBefore(changes), valuesAfter(changes)];
  await writeFields(prod, fields as Partial<EditedProd>, transaction);
  const done = await ProdRevision.create({ prod_id: prod.id, before, fields, created_by }, { transaction });
  const run = () => {
    done.set({ submitted_at: new Date(), decided_at: new Date() });
    return 'CONFIRMED';
  };
  const audit = journalOf(prod.id, changes);
  await transitionRevision(done, 'send', signed, transaction, { run, audit });
}

export function refuseStale(changes: readonly RevisedField[]): void {
  const stale = changes.filter(({ is_stale }) => is_stale);
  if (stale.length === 0) return;
  throw new ApiError(409, 'VERSION_CONFLICT', 'Курс изменился с тех пор, как начали эту правку', {
    current: Object.fromEntries(stale.map(({ field, live }) => [field, live])),
  });
}
