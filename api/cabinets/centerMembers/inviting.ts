import type { Center, CenterMemberInvitation } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { centerMemberInvitationDays } from '@odonta/db/vocabulary/catalog/centerInvitations.ts';
import type { Transaction } from 'sequelize';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { centerMemberInvited } from './letters.ts';

/** A new secret and term of an invitation. */
export function newToken() {
  const token = newSecret();
  const expires_at = new Date(Date.now() + centerMemberInvitationDays * 86_400_000);
  return { token, row: { token_hash: hashOfSecret(token), expires_at } };
}

export const writeInvitation = (
  invitation: CenterMemberInvitation,
  center: Center,
  token: string,
  transaction: Transaction,
): Promise<void> =>
  writeLetter(
    centerMemberInvited(invitation, center, siteLink(`${paths.centerMembership}#${token}`)),
    transaction,
  );
