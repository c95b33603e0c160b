import { Center } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';

/** Writes to the centre that has bought it. */
export async function writeToCenter<Row extends { center_id: number | null }>(
  row: Row,
  compose: (row: Row, to: Center) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  const center = await Center.findByPk(row.center_id ?? 0, { paranoid: false, transaction });
  if (center) await writeLetter(compose(row, center), transaction);
}
