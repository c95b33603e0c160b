import type { Transaction } from 'sequelize';
import { type OwnerIds, ownerOf } from '../../money/marketing_balance/owner.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import type { AdReader } from './adLetter.ts';

/** Writes to the centre or the trading organisation that has bought it. */
export async function writeToOwner<Row extends OwnerIds>(
  row: Row,
  compose: (row: Row, to: AdReader) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  const { center_id = null, merchant_id = null } = row;
  if (center_id === null && merchant_id === null) return;
  const { email } = await ownerOf(row, transaction);
  await writeLetter(compose(row, { email, center_id }), transaction);
}
