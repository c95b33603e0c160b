import type { QueryInterface } from 'sequelize';
import { dropIndexes, indexConcurrently } from '../sql.ts';

/** A cabinet counts its new letters on each page. */
export const up = (context: QueryInterface) =>
  indexConcurrently(context, 'outbox_kept', `outbox (reader, id desc) where status = 'KEPT'`);

export const down = (context: QueryInterface) => dropIndexes(context, ['outbox_kept']);
