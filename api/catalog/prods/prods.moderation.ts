import { type Prod, StatusChange } from '@odonta/db/models';
import { moderationMinutes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { afterWorkingMinutes, overdueSince } from '@odonta/db/vocabulary/workingTime.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { flag } from '../../platform/http/validation.ts';
import type { Filter } from '../../platform/lists/listQuery.ts';

/** Courses that moderators have not decided about in their time. */
export const overdueProds: Filter = {
  schema: flag,
  where: (isOverdue: boolean) => {
    const since = overdueSince(nowInSeconds(), moderationMinutes);
    const late = literal(`(select p.id from prods p where p.status = 'CREATED' and p.deleted_at is null
      and (select max(created_at) from status_changes s
        where s.resource = 'prods' and s.record_id = p.id and s.to_status = 'CREATED') <= to_timestamp(${since}))`);
    return { id: { [isOverdue ? Op.in : Op.notIn]: late } };
  },
};

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
