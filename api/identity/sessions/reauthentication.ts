import { Session, User } from '@odonta/db/models';
import Joi from 'joi';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { FailureLimiter } from '../../platform/limits/failureLimiter.ts';
import { userAccounts } from './accountKinds.ts';
import { staffAudience, userAudience } from './audiences.ts';
import { isRight, isRightPassword, noteFailure } from './provingPassword.ts';
import { hasSecondFactor, type SecondFactors } from './secondFactor/secondFactors.ts';
import type { SignedInUser } from './userSessions.ts';

interface Reauthentication {
  password: string;
  code?: string;
}

const reauthenticationBody = Joi.object<Reauthentication>({
  password: Joi.string().max(200).required(),
  code: Joi.string().trim().max(40).empty(''),
});

export interface ReauthenticationOptions {
  failures: FailureLimiter;
  factors: SecondFactors;
}

export const reauthenticationEndpoints = (options: ReauthenticationOptions): AnyEndpoint[] => {
  const declared = {
    method: 'post' as const,
    summary: 'Reauthenticate by password and code',
    body: reauthenticationBody,
    handle: async (call: Proving) => ({ message: await prove(call, options) }),
  };
  return [
    endpoint({ ...declared, path: '/adm/me/proof', audience: staffAudience, allow: 'any staff' }),
    endpoint({ ...declared, path: '/partner/me/proof', audience: userAudience, allow: 'partner himself' }),
  ];
};

type Proving = Pick<Call<SignedInUser, unknown, Reauthentication>, 'actor' | 'body' | 'origin'>;

async function prove(
  { actor, body, origin }: Proving,
  { failures, factors }: ReauthenticationOptions,
): Promise<{ id: number }> {
  const { id, session_id } = actor;
  const user = await User.findByPk(id, { rejectOnEmpty: true });
  const asksCode = await hasSecondFactor(id);
  if (asksCode && !body.code) throw invalid({ code: 'Введите код из приложения' });
  const by = staffAudience.auditActor(actor);
  const attempt = { failures, ip: origin.ip, isOpen: true };
  const byPassword = { ...attempt, account: `user:${id}` };
  if (!(await isRightPassword(body.password, user.password_hash, byPassword))) {
    await noteFailure({
      kind: userAccounts,
      somebody: user,
      by,
      origin,
      action: 'password_refused',
      ...byPassword,
    });
    throw invalid({ password: 'Неверный пароль' });
  }
  const byCode = { ...attempt, account: `second_step:${id}` };
  if (asksCode && !(await isRight(() => factors.take(id, body.code ?? ''), byCode))) {
    await noteFailure({ kind: userAccounts, somebody: user, by, origin, action: 'code_refused', ...byCode });
    throw invalid({ code: 'Код не подошёл: он неверен, устарел или уже использован' });
  }
  await unitOfWork.transaction(async (transaction) => {
    await Session.update({ proved_at: new Date() }, { where: { id: session_id }, transaction });
    const what = { action: 'prove', resource: 'users', record_id: id, changes: {} };
    await unitOfWork.audit({ by, origin, ...what }, transaction);
  });
  return { id };
}
