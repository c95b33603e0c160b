import type { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { prodEffects } from './effects.ts';
import { refuseIncomplete, refuseUnpublishedLecturers } from './prods.writing.ts';

/** Checks that a course is complete enough to be published, and updates the waiting lists. */
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
