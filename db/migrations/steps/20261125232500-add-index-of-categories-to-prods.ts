import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

/** The list of staff counts the courses of a category: without it, by reading all courses. */
const added = { prods_by_category: 'prods using gin (categories) where deleted_at is null' };

export async function up(context: QueryInterface): Promise<void> {
  await addIndexes(context, added);
}

export async function down(context: QueryInterface): Promise<void> {
  await dropIndexes(context, Object.keys(added));
}
