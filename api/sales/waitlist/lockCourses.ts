import { WaitlistEntry } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';

/** Holds the courses of these entries: seats are offered by an order of the course, and who cancels it holds it before its line. */
export async function lockCoursesOf(ids: readonly number[], transaction: Transaction): Promise<void> {
  await WaitlistEntry.sequelize?.query(courses, { bind: [[...ids]], type: QueryTypes.SELECT, transaction });
}

const courses = `
  select id from prods where id in (select prod_id from waitlist where id = any($1)) order by id for key share`;
