import type { Closure } from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { DatabaseError } from 'sequelize';
import { salesPaused } from '../platform/http/errors.ts';

/** The database refuses sales of a centre that has paused them since it was read. */
export function refuseClosedCenter(error: unknown): never {
  if (error instanceof DatabaseError) {
    const { constraint, detail } = error.parent as { constraint?: string; detail?: string };
    if (constraint === 'centers_sell')
      throw salesPaused(closureInWords(JSON.parse(detail ?? '{}') as Closure));
  }
  throw error;
}
