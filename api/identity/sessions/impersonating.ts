import type { SignedIn } from '@odonta/api/contract';
import { Session, User, UserRole } from '@odonta/db/models';
import { impersonationMinutes } from '@odonta/db/vocabulary/identity/sessions.ts';
import Joi from 'joi';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { userAccounts } from './accountKinds.ts';
import { staffAudience } from './audiences.ts';
import { auditStaff } from './auditStaff.ts';
import { requireReauthentication } from './requireReauthentication.ts';
import { issueToken } from './tokens.ts';
import type { SignedInUser } from './userSessions.ts';

/** Impersonates a user, staff or partner, under both names and for half an hour at most. */
export const impersonateEndpoint = (secret: string): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: '/adm/users/:id/impersonate',
    summary: 'Impersonate another member of staff or a partner',
    audience: staffAudience,
    allow: 'users.impersonate',
    body: Joi.object<{ reason: string }>({ reason: line(1000).min(3).required() }),
    handle: async (call) => ({ message: await enterAs(call, secret) }),
  });

async function enterAs(
  {
    actor,
    origin,
    params: { id },
    body: { reason },
  }: Pick<Call<SignedInUser, unknown, { reason: string }>, 'actor' | 'origin' | 'params' | 'body'>,
  secret: string,
): Promise<SignedIn> {
  const user = await findRow(User, id);
  const roles = (await UserRole.findAll({ where: { user_id: user.id } })).map(({ role }) => role);
  if (user.status !== 'ACTIVE' || (!user.is_partner && roles.length === 0))
    throw conflict('Войти можно только за партнёра или работающего сотрудника с ролью');
  if (roles.includes('ADMIN')) throw conflict('За администратора войти нельзя');
  requireReauthentication(actor);
  const session = await unitOfWork.transaction(async (transaction) => {
    const what = { action: 'impersonate', resource: 'users', record_id: user.id, reason };
    await auditStaff({ actor, origin }, what, transaction);
    const { ip, user_agent } = origin;
    const expires_at = new Date(Date.now() + impersonationMinutes * 60_000);
    const impersonator = { deputy_id: actor.id, deputy_reason: reason };
    const opened = {
      audience: 'user' as const,
      subject_id: user.id,
      ip,
      user_agent,
      expires_at,
      ...impersonator,
    };
    return Session.create(opened, { transaction });
  });
  const shown = await userAccounts.shown(user);
  return {
    token: issueToken(secret, 'user', { sid: session.id, ...shown }, session.expires_at),
    user: shown,
  };
}
