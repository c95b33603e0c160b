import type { Mailing, MailingRecipient } from '@odonta/db/models';
import { mailingPath } from '@odonta/db/vocabulary/addresses.ts';
import { oneClick } from '../../../platform/mail/oneClick.ts';
import { siteLink } from '../../../platform/mail/siteLinks.ts';
import { tokenOf } from '../tokens.ts';
import { rendered } from './rendering.ts';

type Reader = Pick<MailingRecipient, 'id' | 'key'> & { email: string };

/** The letter to one person as it is given to the mail server. Each try has the same number, by which servers know a repeat. */
export function envelopeOf(mailing: Mailing, { id, key, email }: Reader, from: string) {
  const ending = tokenOf('unsubscribe', id);
  const { subject, from_name, reply_to, letter } = mailing;
  const links = {
    linkOf: (index: number) => siteLink(`/api/mailing/click/${index}/${tokenOf(`click ${index}`, id)}`),
    ending: siteLink(mailingPath(ending)),
    pixel: siteLink(`/api/mailing/open/${tokenOf('open', id)}`),
  };
  const address = addressOf(from);
  return {
    from: { name: from_name, address },
    ...(reply_to && { replyTo: reply_to }),
    to: email,
    subject,
    messageId: `<mailing-${mailing.id}-${key}@${address.split('@').at(-1)}>`,
    ...rendered(mailing, letter ?? [], links),
    headers: { ...oneClick(siteLink(`/api/mailing/unsubscribe/${ending}`)), Precedence: 'bulk' },
  };
}

/** Of `Одонта <noreply@odonta.example>`, or of a bare address. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
