import { Mailing, MailingRecipient } from '@odonta/db/models';
import { isSecret } from '@odonta/db/vocabulary/edge/secretAddresses.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type LinkPurpose, recipientOf } from './tokens.ts';

export type Reader = Pick<MailingRecipient, 'id' | 'mailing_id'> & { email: string };

/** The reader of a signed link; 404 in these words for one whose address is forgotten, and for any other without a query. */
export async function recipientBy(
  purpose: LinkPurpose,
  token: string | undefined,
  missing: string,
): Promise<Reader> {
  const id = token && isSecret(token) ? recipientOf(purpose, token) : null;
  const found = id === null ? null : await MailingRecipient.findByPk(id);
  if (!found?.email) throw notFound(missing);
  return { id: found.id, mailing_id: found.mailing_id, email: found.email };
}

/** Where a link of the letter leads; null where the letter has no such link. */
export async function linkOf({ mailing_id }: Reader, number: number): Promise<string | null> {
  const mailing = await Mailing.findByPk(mailing_id, { attributes: ['letter'], paranoid: false });
  const part = mailing?.letter?.[number];
  return part?.kind === 'link' ? part.url : null;
}
