import type { EditedProd, RevisedField, StaffProdRevision } from '@odonta/api/contract';
import { Prod, type ProdRevision } from '@odonta/db/models';
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
import { circumstancesOf } from './circumstances.ts';
import { namesIn, valuesOf, withValues } from './values.ts';

export async function presentRevisions(
  rows: ProdRevision[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffProdRevision, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('prod_revisions', prodRevisionLifecycle, ids, readContext);
  return Promise.all(
    rows.map(async (row) => {
      const changes = readContext.isCard ? await changesInside(row, readContext.transaction) : [];
      return {
        id: row.id,
        prod_id: row.prod_id,
        prod_name: row.prod.name,
        center_id: row.prod.center_id,
        center_name: row.prod.center.name,
        fields: namedIn(row.fields),
        changes,
        names: await namesIn(valuesAmong(changes), readContext.transaction),
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
      };
    }),
  );
}

/** A decided revision shows what it changed then, an open one what it would change now. */
async function changesInside(row: ProdRevision, transaction?: Transaction): Promise<RevisedField[]> {
  const prod = await Prod.findByPk(row.prod_id, { include: withValues(), paranoid: false, transaction });
  if (!prod) return [];
  const live = await valuesOf(prod, transaction);
  const isOpen = row.status === 'PREPARE' || row.status === 'CREATED';
  const then = { ...live, ...row.before } as EditedProd;
  const changes = changesOf(row, isOpen ? live : then, await circumstancesOf(prod.id, transaction));
  return changes;
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
