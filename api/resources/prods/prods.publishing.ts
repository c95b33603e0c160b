import type { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { inviteLine } from '../../waitlist/extraDates.ts';
import { refuseIncomplete, refuseUnpublishedLecturers } from './prods.writing.ts';

/** What a course must have to be seen, and who has waited for it to be. */
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
  await inviteLine(row, transaction);
}
