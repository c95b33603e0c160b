import type { EditedProd, RevisedField, RevisionNames, StaffProdRevision } from '@odonta/api/contract';
import type { ProdRevision } from '@odonta/db/models';
import {
  moderationMinutes,
  prodRevisionLifecycle,
} from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes } from '@odonta/db/vocabulary/workingTime.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { changesOf, namedIn } from './changes.ts';
import { circumstancesOf, noCircumstances } from './circumstances.ts';
import { namesIn, numbersIn, valuesById } from './values.ts';

export async function presentRevisions(
  rows: ProdRevision[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffProdRevision, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('prod_revisions', prodRevisionLifecycle, ids, readContext);
  const changes = await changesInside(rows, readContext.transaction);
  const all = [...changes.values()].flat();
  const names = await namesIn(valuesAmong(all), readContext.transaction);
  return rows.map((row) => ({
    id: row.id,
    prod_id: row.prod_id,
    prod_name: row.prod.name,
    center_id: row.prod.center_id,
    center_name: row.prod.center.name,
    fields: namedIn(row.fields),
    changes: changes.get(row.id) ?? [],
    names: namesOf(changes.get(row.id) ?? [], names),
    comments: row.comments,
    reject_code: row.reject_code,
    created_by: row.created_by,
    author_name: row.author?.name ?? null,
    submitted_at: secondsOf(row.submitted_at),
    due_at: dueAt(row),
    decided_by: row.decided_by,
    decider_name: row.decider?.name ?? null,
    decided_at: secondsOf(row.decided_at),
    status: row.status,
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}

/** A decided revision shows what it changed then, an open one what it would change now. */
async function changesInside(
  rows: readonly ProdRevision[],
  transaction?: Transaction,
): Promise<Map<number, RevisedField[]>> {
  const live = await valuesById(
    rows.map(({ prod_id }) => prod_id),
    transaction,
  );
  const changes = new Map<number, RevisedField[]>();
  for (const row of rows) {
    const now = live.get(row.prod_id);
    if (!now) continue;
    const isOpen = row.status === 'PREPARE' || row.status === 'CREATED';
    const then = { ...now, ...row.before } as EditedProd;
    const circumstances = isOpen ? await circumstancesOf(row.prod_id, transaction) : noCircumstances;
    changes.set(row.id, changesOf(row, isOpen ? now : then, circumstances));
  }
  return changes;
}

/** Those of one row among the names of all. */
function namesOf(changes: readonly RevisedField[], all: RevisionNames): RevisionNames {
  const own = numbersIn(valuesAmong(changes));
  const only = (names: Record<number, string>, ids: readonly number[]) =>
    Object.fromEntries(ids.filter((id) => names[id]).map((id) => [id, names[id]])) as Record<number, string>;
  return {
    lecturers: only(all.lecturers, own.lecturers),
    cities: only(all.cities, own.cities),
    specialities: only(all.specialities, own.specialities),
  };
}

/** The values on both sides of each change, as records whose numbers are to be named. */
export const valuesAmong = (changes: readonly RevisedField[]): Partial<EditedProd>[] =>
  changes.flatMap(({ field, before, after, live }) =>
    [before, after, live].map((value) => ({ [field]: value ?? undefined }) as Partial<EditedProd>),
  );

/** Within one working day; null while nothing waits. */
export function dueAt({
  status,
  submitted_at,
}: Pick<ProdRevision, 'status' | 'submitted_at'>): number | null {
  const since = secondsOf(submitted_at);
  return status === 'CREATED' && since !== null ? afterWorkingMinutes(since, moderationMinutes) : null;
}
