import type { QueryInterface } from 'sequelize';
import { addIndexes, dropIndexes } from '../sql.ts';

/** The card of a client shows his questions too. */
const added = { director_questions_by_phone: 'director_questions (tel)' };

export async function up(context: QueryInterface): Promise<void> {
  await addIndexes(context, added);
}

export async function down(context: QueryInterface): Promise<void> {
  await dropIndexes(context, Object.keys(added));
}
