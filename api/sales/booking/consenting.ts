import type { BasketBody, BookedContact } from '@odonta/api/contract';
import { consentForOthersText, consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import type { Transaction } from 'sequelize';
import type { NewConsent } from '../../orders/book.ts';
import { consentRow } from '../../platform/consents/keepConsent.ts';
import type { Origin } from '../../platform/http/endpoint.ts';

/** A buyer for others accepts another sentence than one for himself. */
export function consentOf(
  { consent, contact, items }: Pick<BasketBody, 'consent' | 'items'> & { contact: BookedContact },
  origin: Origin,
  transaction: Transaction,
): Promise<NewConsent> {
  const isForOthers = items.some(
    ({ participants }) =>
      participants.length > 1 || participants.some(({ email }) => email && email !== contact.email),
  );
  const { version } = isForOthers ? consentForOthersText : consentText;
  const given = consent === true ? { text_version: version } : consent;
  const giver = { purpose: 'ORDER', form: 'order', email: contact.email, phone: contact.phone } as const;
  return consentRow(given, giver, origin, transaction);
}
