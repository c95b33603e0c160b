import { port } from '../../platform/ports.ts';
import { numberSignedBy, signNumber } from '../../platform/secrets/signedNumbers.ts';

/** Signs the links of mailings, each for one person and one purpose. */
export const mailingKey = port<Buffer>('mailingKey');

export type LinkPurpose = 'unsubscribe' | 'open' | `click ${number}`;

/** The number of the recipient and its signature. */
export const tokenOf = (purpose: LinkPurpose, recipient_id: string): string =>
  signNumber(mailingKey(), purpose, Number(recipient_id));

/** The recipient of a link; null for one that we have not signed. */
export function recipientOf(purpose: LinkPurpose, token: string): string | null {
  const number = numberSignedBy(mailingKey(), purpose, token);
  return number === null ? null : String(number);
}
