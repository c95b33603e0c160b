import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

/** Those whose addresses are still kept, by their mailing. */
export const up = (context: QueryInterface) =>
  indexConcurrently(
    context,
    'mailing_recipients_kept',
    'mailing_recipients (mailing_id, id) where email is not null',
  );

export const down = (context: QueryInterface) => dropIndexes(context, ['mailing_recipients_kept']);
