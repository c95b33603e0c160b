import type { CenterInvitationCard, IssuedCenterInvitation } from '@odonta/api/contract';
import { CenterInvitation } from '@odonta/db/models';
import { centerInvitationPath } from '@odonta/db/vocabulary/addresses.ts';
import { centerInvitationDays } from '@odonta/db/vocabulary/catalog/centerInvitations.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

const newInvitation = Joi.object<{ name?: string }>({ name: line(200).min(2).empty(['', null]) });

export const inviteCenter = endpoint({
  method: 'post',
  path: '/adm/center_invitations',
  summary: 'Create a link by which one centre registers and is assigned to me',
  audience: staffAudience,
  allow: ['centers.create', 'centers.edit'],
  body: newInvitation,
  handle: async ({ actor, body: { name = null }, origin }) => {
    const code = newSecret();
    const expires_at = new Date(Date.now() + centerInvitationDays * 24 * 3_600_000);
    await unitOfWork.transaction(async (transaction) => {
      const row = { code_hash: hashOfSecret(code), name, manager_id: actor.id, expires_at };
      await CenterInvitation.create(row, { transaction });
      const action = { action: 'invite', resource: 'centers', record_id: null };
      await auditStaff({ actor, origin }, action, transaction);
    });
    const link = siteLink(centerInvitationPath(code));
    const message: IssuedCenterInvitation = { code, link, expires_at: secondsOf(expires_at) };
    return { status: 201, message };
  },
});

export const readCenterInvitation = endpoint({
  method: 'get',
  path: '/partner/invitation/:code',
  unkept: 'personal: the code is a secret of one centre',
  summary: 'The manager behind an invitation link',
  audience: openAudience,
  allow: 'anyone',
  limit: { name: 'center_invitations', points: 60, seconds: 3600, by: byAddress },
  handle: async ({ params }) => {
    const invitation = await livingInvitation(params.code ?? '');
    if (!invitation) throw notFound('Приглашение уже использовано или устарело');
    const { name, manager, expires_at } = invitation;
    const message: CenterInvitationCard = {
      name,
      manager_name: manager?.name ?? null,
      expires_at: secondsOf(expires_at),
    };
    return { message };
  },
});

/** With a transaction its row is locked. */
export function livingInvitation(code: string, transaction?: Transaction): Promise<CenterInvitation | null> {
  return CenterInvitation.findOne({
    where: { code_hash: hashOfSecret(code), used_at: null, expires_at: { [Op.gt]: new Date() } },
    ...(transaction ? { transaction, lock: true } : { include: { association: 'manager' } }),
  });
}
