import { sequelizeOf } from '@odonta/db/models';
import type { Closure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { DatabaseError, type Transaction } from 'sequelize';
import { salesPaused } from '../platform/http/errors.ts';

/** A company is sold what it asked for before the pause: its request is to name the order before the transaction ends. */
export const sellForRequest = (transaction: Transaction) =>
  sequelizeOf(transaction).query('set constraints refuse_sale_of_closed_center deferred', { transaction });

/** The database refuses sales of a centre that has paused them since it was read. */
export function refuseClosedCenter(error: unknown): never {
  if (error instanceof DatabaseError) {
    const { constraint, detail } = error.parent as { constraint?: string; detail?: string };
    if (constraint === 'centers_sell')
      throw salesPaused(closureInWords(JSON.parse(detail ?? '{}') as Closure));
  }
  throw error;
}
