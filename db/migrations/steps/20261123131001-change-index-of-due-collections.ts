import type { QueryInterface } from 'sequelize';
import { indexConcurrently } from '../sql.ts';

/** Drafts expire too. */
export const up = (context: QueryInterface) =>
  indexConcurrently(context, 'collections_due', `collections (expires_at) where status <> 'CLOSED'`);

export const down = (context: QueryInterface) =>
  indexConcurrently(
    context,
    'collections_due',
    `collections (expires_at) where status in ('SENT', 'OPENED', 'ORDERED')`,
  );
