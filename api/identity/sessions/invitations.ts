import type { AcceptedInvitation } from '@odonta/api/contract';
import { User } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { Op, type Transaction } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { invited } from './links.letters.ts';
import { staleLink, type TokenAndPassword, tokenAndPassword } from './links.ts';
import { issueToken, livingToken, takeToken } from './oneTimeSecrets.ts';
import { hashPassword } from './passwords.ts';

/** Writes to a new member of staff, who chooses his password himself; the link sent before is void. */
export async function invite(
  { id, email, name }: User,
  { ip }: Origin,
  transaction: Transaction,
): Promise<void> {
  const receiver = { audience: 'user', target: email, subject_id: id, ip } as const;
  const token = await issueToken('INVITATION', receiver, transaction);
  await writeLetter(invited({ id, email, name }, siteLink(`${paths.staffInvitation}#${token}`)), transaction);
}

export const acceptInvitation = endpoint({
  method: 'post',
  path: '/partner/invitation',
  summary: 'Accept an invitation with a new password',
  audience: openAudience,
  allow: 'anyone',
  body: tokenAndPassword,
  limit: { name: 'invitations', points: 30, seconds: 3600, by: byAddress },
  handle: async ({ body, origin }) => ({ message: await accept(body, origin) }),
});

async function accept({ token, password }: TokenAndPassword, origin: Origin): Promise<AcceptedInvitation> {
  if (!(await livingToken('INVITATION', 'user', token))) throw staleLink();
  const password_hash = await hashPassword(password);
  return unitOfWork.transaction(async (transaction) => {
    const link = await takeToken('INVITATION', 'user', token, transaction);
    const where = { id: link?.subject_id ?? 0, email: link?.target ?? '', status: { [Op.ne]: 'BLOCKED' } };
    const user = link && (await User.findOne({ where, transaction }));
    if (!user) throw staleLink();
    await user.update({ password_hash, email_proved_at: new Date() }, { transaction });
    const what = { action: 'accept_invitation', resource: 'users', record_id: user.id, changes: {} };
    await unitOfWork.audit({ by: { id: user.id, name: user.name, roles: [] }, origin, ...what }, transaction);
    return { email: user.email, status: user.status };
  });
}
