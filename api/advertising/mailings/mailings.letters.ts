import type { LetterPart, Mailing } from '@odonta/db/models';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { rendered } from './letter/rendering.ts';

/** The letter of a mailing to a member of staff, with its links as they are. */
export const mailingTest = (to: string, mailing: Mailing, parts: readonly LetterPart[]): NewLetter => ({
  kind: 'mailing_test',
  to,
  subject: `Проба: ${mailing.subject}`,
  ...rendered(mailing, parts, { linkOf: (_index, url) => url, ending: null, pixel: null }),
  resource: 'mailings',
  record_id: mailing.id,
});
