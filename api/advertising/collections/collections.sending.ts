import type { Collection } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { collectionSent } from './collections.letters.ts';
import type { Sending } from './collections.schema.ts';

/** Opens the page to its receiver, who gets the link by e-mail where that is wanted, or from the manager himself. */
export async function sendCollection(
  row: Collection,
  { by_email }: Sending,
  transaction: Transaction,
): Promise<void> {
  if (row.expires_at.getTime() <= Date.now())
    throw conflict('Срок ссылки уже прошёл: сначала перенесите его в подборке');
  if (by_email && row.to_email === null)
    throw invalid({ by_email: 'В подборке не указана почта получателя' });
  row.sent_at = new Date();
  if (by_email) await writeLetter(collectionSent(row), transaction);
}
