import type { MergePreview } from '@odonta/api/contract';
import { connectionOf, takeTurn } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { invalid } from '../../platform/http/errors.ts';
import { changesBetween, differencesBetween } from '../../platform/kit/changes.ts';
import { referencesTo } from '../../platform/kit/merging.ts';
import type { Row, Shown } from '../../platform/kit/records.ts';
import type { AnyResource, UnitOfWork } from '../../platform/kit/resource.ts';
import { compared, recordsById, shown, type WritingCall } from '../../platform/kit/writing.ts';
import { pairOf } from './pairs.ts';
import { moveNotes, moveReferences } from './references.ts';

export interface MergeCall extends WritingCall {
  actor: SignedInUser;
  body: { from_id: number; reason?: string };
}

interface Merged {
  gone: Row;
  before: Shown;
  after: Shown;
  moved: string[];
}

export type AnyMerging = NonNullable<AnyResource['merges']>;

/** The way in which records of one resource are merged. */
export interface Merger {
  resource: AnyResource;
  merging: AnyMerging;
  /** Among them those that name the merged ones. */
  resources: readonly AnyResource[];
  unitOfWork: UnitOfWork;
}

export async function merge(merger: Merger, call: MergeCall): Promise<Shown> {
  if (merger.merging.asksWhy && !call.body.reason) throw invalid({ reason: 'Напишите, почему' });
  const { after } = await merger.unitOfWork.transaction((transaction) =>
    mergePair(merger, call, transaction),
  );
  return after;
}

/** Merges and rolls back, so that the preview equals the merge. */
export async function previewMerge(merger: Merger, call: MergeCall): Promise<MergePreview> {
  const tried = new Tried();
  await merger.unitOfWork
    .transaction(async (transaction) => {
      const { gone, before, after, moved } = await mergePair(merger, call, transaction);
      tried.preview = {
        kept_id: after.id,
        gone_id: gone.id,
        moved,
        changes: differencesBetween(before, after),
      };
      throw tried;
    })
    .catch((thrown: unknown) => {
      if (thrown !== tried) throw thrown;
    });
  return tried.preview;
}

/** Thrown to roll the trial back. */
class Tried extends Error {
  preview: MergePreview = { kept_id: 0, gone_id: 0, moved: [], changes: {} };
}

async function mergePair(merger: Merger, call: MergeCall, transaction: Transaction): Promise<Merged> {
  const { resource, merging, unitOfWork } = merger;
  await oneAtATime(resource, transaction);
  const pair = await pairOf(resource, merging, call, transaction);
  const { kept, gone } = pair;
  await merging.refuse?.(pair);
  const writeContext = { resource, unitOfWork, call, transaction };
  const befores = recordsById(await shown(writeContext, [kept]));
  const moved = await moveAll(merger, { kept: kept.id, gone: gone.id, transaction });
  // The duplicate is deleted first, which frees its unique values for the kept record.
  await (merging.leave?.(pair) ?? gone.destroy({ transaction }));
  const merged_into = { merged_into: kept.id };
  await resource.model.update(merged_into, { where: { id: gone.id }, transaction, paranoid: false });
  await merging.absorb?.(pair);
  kept.changed('id' as never, true);
  await kept.save({ transaction });
  const [written] = await compared(writeContext, befores, [kept]);
  const merged = { gone, moved, ...(written as { before: Shown; after: Shown }) };
  await journalBoth(merger, call, merged, transaction);
  return merged;
}

/** One merge of a resource at a time: earlier duplicates of the duplicate are redirected as well, and two merges could deadlock. */
const oneAtATime = ({ name }: AnyResource, transaction: Transaction): Promise<void> =>
  takeTurn(`merge:${name}`, transaction);

async function moveAll(
  { resource, resources }: Merger,
  ids: { kept: number; gone: number; transaction: Transaction },
): Promise<string[]> {
  const merged = { sequelize: connectionOf(resource.model), ...ids };
  const table = String(resource.model.getTableName());
  // Records merged into the duplicate before now refer to the kept one.
  const references = [...referencesTo(resource, resources), { table, column: 'merged_into' }];
  return [...(await moveReferences(references, merged)), ...(await moveNotes(resource.name, merged))];
}

function journalBoth(
  { resource, unitOfWork }: Merger,
  { actor, origin, body: { reason } }: MergeCall,
  { gone, before, after, moved }: Merged,
  transaction: Transaction,
): Promise<void> {
  const common = {
    by: resource.audience.auditActor(actor),
    origin,
    action: 'merge',
    resource: resource.name,
    ...(reason && { reason }),
  };
  const taken = { merged_from: [null, gone.id], moved: [null, moved.join(', ') || null] } as const;
  return unitOfWork.auditAll(
    [
      {
        ...common,
        record_id: after.id,
        changes: { ...changesBetween(resource, before, after), ...asChanges(taken) },
      },
      { ...common, record_id: gone.id, changes: { merged_into: [null, after.id] } },
    ],
    transaction,
  );
}

const asChanges = (changes: Readonly<Record<string, readonly [unknown, unknown]>>) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, [was, is]]): [string, [unknown, unknown]] => [field, [was, is]]),
  );
