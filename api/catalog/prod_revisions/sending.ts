import type { EditedProd, RevisedField } from '@odonta/api/contract';
import { type EditedValues, type Prod, ProdRevision } from '@odonta/db/models';
import { areCompanions, type EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { Transaction } from 'sequelize';
import { ApiError, conflict } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { changesOf, namedIn } from './changes.ts';
import { circumstancesOf } from './circumstances.ts';
import { draftOf, endDraft, waitingOf } from './drafting.ts';
import { transitionRevision } from './transitions.ts';
import { valuesOf } from './values.ts';
import { refuseUnfit, writeFields } from './writing.ts';

export interface Sent {
  /** Fields that took effect at once, and fields that wait for a moderator. */
  applied: EditedField[];
  waiting: EditedField[];
  revision: ProdRevision | null;
}

/**
 * Applies what the rule lets through at once, and leaves the rest to a moderator: together with what already waits.
 * 409 with the present values where the course has changed since the edit began, unless that was seen.
 */
export async function sendDraft(
  prod: Prod,
  { overNewer }: { overNewer: boolean },
  signed: Signed,
  transaction: Transaction,
): Promise<Sent> {
  const draft = await draftOf(prod, transaction);
  if (!draft) throw conflict('Изменений нет: отправлять нечего');
  const live = await valuesOf(prod, transaction);
  const changes = changesOf(draft, live, await circumstancesOf(prod.id, transaction));
  if (!overNewer) refuseStale(changes);
  const waiting = await waitingOf(prod, transaction);
  await refuseUnfit(
    prod,
    { ...waiting?.fields, ...valuesAfter(changes) } as Partial<EditedProd>,
    transaction,
  );
  const [instant, moderated] = divided(changes, waiting);
  const revision = await leaveToModerator(draft, waiting, moderated, signed, transaction);
  if (instant.length > 0) {
    if (waiting) await dropFromWaiting(waiting, namesOf(instant), signed, transaction);
    await applyAtOnce(prod, draft, instant, signed, transaction);
  }
  return { applied: namesOf(instant), waiting: namesOf(moderated), revision };
}

/** Half of an offer is not applied: what agrees only with a field that waits, waits too. */
function divided(
  changes: readonly RevisedField[],
  waiting: ProdRevision | null,
): [instant: RevisedField[], moderated: RevisedField[]] {
  const held = [
    ...changes.filter(({ rule }) => rule !== 'instant').map(({ field }) => field),
    ...namedIn(waiting?.fields ?? {}).filter((field) => !changes.some((change) => change.field === field)),
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
  const left = namedIn(waiting.fields).filter((field) => !applied.includes(field));
  if (left.length === namedIn(waiting.fields).length) return;
  const only = (values: EditedValues): EditedValues =>
    Object.fromEntries(left.map((field) => [field, values[field]]));
  await waiting.update({ before: only(waiting.before), fields: only(waiting.fields) }, { transaction });
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
  const audit = {
    ...{ action: 'edit', resource: 'prods', record_id: prod.id },
    changes: Object.fromEntries(
      changes.map(({ field, live, after }) => [field, [live, after] as [unknown, unknown]]),
    ),
  };
  await transitionRevision(done, 'send', signed, transaction, { run, audit });
}

export function refuseStale(changes: readonly RevisedField[]): void {
  const stale = changes.filter(({ is_stale }) => is_stale);
  if (stale.length === 0) return;
  throw new ApiError(409, 'VERSION_CONFLICT', 'Курс изменился с тех пор, как начали эту правку', {
    current: Object.fromEntries(stale.map(({ field, live }) => [field, live])),
  });
}

const namesOf = (changes: readonly RevisedField[]): EditedField[] => changes.map(({ field }) => field);

/** The present values, which a moderator is to compare with. */
const valuesBefore = (changes: readonly RevisedField[]): EditedValues =>
  Object.fromEntries(changes.map(({ field, live }) => [field, live]));

const valuesAfter = (changes: readonly RevisedField[]): EditedValues =>
  Object.fromEntries(changes.map(({ field, after }) => [field, after]));
