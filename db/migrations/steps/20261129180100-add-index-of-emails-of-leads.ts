import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

/** Staff find the leads of a person who writes. */
export const up = (context: QueryInterface) =>
  indexConcurrently(context, 'related_leads_email', 'related_leads (email) where email is not null');

export const down = (context: QueryInterface) => dropIndexes(context, ['related_leads_email']);
