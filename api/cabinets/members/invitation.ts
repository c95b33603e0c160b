import type { MemberAcceptance } from '@odonta/api/contract';
import { LegalMember, type LegalUser } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { Transaction } from 'sequelize';
import { legalAuditActor } from '../../identity/sessions/accountKinds.ts';
import { staleLink } from '../../identity/sessions/links.ts';
import { issueToken, livingToken, takeToken } from '../../identity/sessions/oneTimeSecrets.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
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
    memberInvited(member, company, siteLink(`${paths.memberInvitation}#${token}`)),
    transaction,
  );
}

export const acceptMembership = endpoint({
  method: 'post',
  path: '/legal/users/invitation',
  summary: 'Accept an invitation to the cabinet of a company with a new password',
  audience: openAudience,
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
  return unitOfWork.transaction(async (transaction) => {
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
    await unitOfWork.audit({ ...what, by: legalAuditActor(member), origin, changes: {} }, transaction);
    return { email };
  });
}
