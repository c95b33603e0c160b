import { type Prod, StatusChange } from '@odonta/db/models';
import { moderationMinutes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes } from '@odonta/db/vocabulary/workingTime.ts';
import type { Transaction } from 'sequelize';

/** The moments by which courses in moderation are to be decided about, by their numbers. */
export async function dueTimes(
  prods: readonly Prod[],
  transaction?: Transaction,
): Promise<Map<number, number>> {
  const waiting = prods.filter(({ status }) => status === 'CREATED').map(({ id }) => id);
  if (waiting.length === 0) return new Map();
  const where = { resource: 'prods', record_id: waiting, to_status: 'CREATED' };
  // The last submission counts: later entries replace earlier ones.
  const changes = await StatusChange.findAll({ where, order: [['id', 'ASC']], transaction });
  return new Map(
    changes.map(({ record_id, created_at }) => [
      record_id,
      afterWorkingMinutes(secondsOf(created_at), moderationMinutes),
    ]),
  );
}
