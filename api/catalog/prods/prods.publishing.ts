import type { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { prodEffects } from './effects.ts';
import { refuseIncomplete, refuseUnpublishedLecturers } from './prods.writing.ts';

/** Checks what a course must have to be seen, and lets the waiting lists follow. */
export async function publishProd({
  row,
  transaction,
}: {
  row: Prod;
  transaction: Transaction;
}): Promise<void> {
  await refuseIncomplete(row, transaction);
  await refuseUnpublishedLecturers(row, transaction);
  row.published_at ??= new Date();
  await prodEffects().published(row, transaction);
}
