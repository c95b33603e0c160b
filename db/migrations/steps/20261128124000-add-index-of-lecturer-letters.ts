import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

/** Letters that invite lecturers are counted by day before another is sent. */
export const up = (context: QueryInterface) =>
  indexConcurrently(
    context,
    'outbox_inviting_lecturers',
    `outbox (created_at) where kind = 'lecturer_invitation'`,
  );

export const down = (context: QueryInterface) => dropIndexes(context, ['outbox_inviting_lecturers']);
