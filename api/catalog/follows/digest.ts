import { Individual, SearchFollow } from '@odonta/db/models';
import { followDigest } from '@odonta/db/vocabulary/catalog/searchFollow.ts';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { newCourses } from './letters.ts';
import { newCoursesOf } from './newCourses.ts';

/** Writes to individuals about new courses of the searches they follow, and not where there are none. Nodes share the work by row locks. */
export const notifyOfNewCourses = (sequelize: Sequelize): Promise<number> =>
  nextRows(
    { name: 'notify of new courses', keyOf: ({ id }: { id: number }) => id, act: notify },
    async (rested, transaction) => {
      const bind = { days: followDigest.everyDays, rested: rested.map(Number) };
      const [due] = await sequelize.query<{ id: number }>(nextDue, {
        bind,
        transaction,
        type: QueryTypes.SELECT,
      });
      return due;
    },
  );

async function notify({ id }: { id: number }, transaction: Transaction): Promise<void> {
  const follow = await SearchFollow.findByPk(id, { rejectOnEmpty: true, transaction });
  const owner = await Individual.findByPk(follow.individual_id, { transaction });
  const since = follow.looked_at;
  await follow.update({ looked_at: new Date() }, { transaction });
  if (!owner?.email_proved_at) return;
  const { courses, count } = await newCoursesOf(follow.filters, since, transaction);
  if (courses.length > 0) await writeLetter(newCourses(owner, follow, courses, count), transaction);
}

/** Blocked individuals are passed over: they get no letters, and their searches stay. */
const nextDue = `
  select f.id from search_follows f join individuals i on i.id = f.individual_id
  where f.id <> all($rested::int[]) and f.looked_at <= now() - make_interval(days => $days)
    and i.status <> 'BLOCKED' and i.deleted_at is null
  order by f.looked_at, f.id limit 1 for no key update of f skip locked`;
