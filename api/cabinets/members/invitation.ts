import type { MemberAcceptance } from '@odonta/api/contract';
import { LegalMember, type LegalUser } from '@odonta/db/models';
import { memberInvitationPage } from '@odonta/db/vocabulary/people/secrets.ts';
import type { Transaction } from 'sequelize';
import { openDoor } from '../../http/doors.ts';
import { endpoint, type Origin } from '../../http/endpoint.ts';
import { byAddress } from '../../http/limits.ts';
import { works } from '../../journals/works.ts';
import { writeLetter } from '../../mail/letters.ts';
import { siteLink } from '../../mail/siteLinks.ts';
import { keepConsent } from '../../resources/consents/keepConsent.ts';
import { legalSignature } from '../../sessions/accountKinds.ts';
import { staleLink } from '../../sessions/links.ts';
import { issueToken, livingToken, takeToken } from '../../sessions/oneTimeSecrets.ts';
import { hashPassword } from '../../sessions/passwords.ts';
import { memberInvited } from './members.letters.ts';
import { acceptance } from './members.schema.ts';

/** The link of the letter before is void. */
export async function writeInvitation(
  member: LegalMember,
  company: LegalUser,
  { ip }: Origin,
  transaction: Transaction,
): Promise<void> {
  const receiver = { audience: 'legal', target: member.email, subject_id: member.id, ip } as const;
  const token = await issueToken('INVITATION', receiver, transaction);
  await writeLetter(
    memberInvited(member, company, siteLink(`${memberInvitationPage}#${token}`)),
    transaction,
  );
}

export const acceptMembership = endpoint({
  method: 'post',
  path: '/legal/users/invitation',
  summary: 'Accept an invitation to the cabinet of a company by choosing a password',
  door: openDoor,
  allow: 'anyone',
  body: acceptance,
  limit: { name: 'invitations', points: 30, seconds: 3600, by: byAddress },
  handle: async ({ body, origin }) => ({ message: await accept(body, origin) }),
});

async function accept(
  { token, password, consent }: MemberAcceptance,
  origin: Origin,
): Promise<{ email: string }> {
  if (!(await livingToken('INVITATION', 'legal', token))) throw staleLink();
  const password_hash = await hashPassword(password);
  return works.deed(async (transaction) => {
    const link = await takeToken('INVITATION', 'legal', token, transaction);
    const where = { id: link?.subject_id ?? 0, email: link?.target ?? '', status: 'ACTIVE' };
    const member = link && (await LegalMember.findOne({ where, transaction }));
    if (!member) throw staleLink();
    const { email, phone, legal_user_id } = member;
    const giver = { email, phone, purpose: 'ACCOUNT', form: 'legal' } as const;
    const { id: consent_id } = await keepConsent(consent, giver, origin, transaction);
    member.set({ password_hash, consent_id, email_proved_at: new Date() });
    await member.save({ transaction });
    const what = { action: 'accept_invitation', resource: 'legal_users', record_id: legal_user_id };
    await works.audit({ ...what, by: legalSignature(member), origin, changes: {} }, transaction);
    return { email };
  });
}
