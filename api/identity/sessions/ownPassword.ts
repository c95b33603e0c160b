import { Session } from '@odonta/db/models';
import Joi from 'joi';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { FailureLimiter } from '../../platform/limits/failureLimiter.ts';
import { endSessions, type SomebodySignedIn } from './accountSessions.ts';
import { type Home, homes, ownerOf } from './homes.ts';
import { voidSecretsOf } from './oneTimeSecrets.ts';
import { newPassword } from './passwordRule.ts';
import { hashPassword } from './passwords.ts';
import { countOf, isRightPassword, noteFailure } from './provingPassword.ts';
import { hasSecondFactor } from './secondFactor/secondFactors.ts';
import { passwordChanged, writeLetterTo } from './sessions.letters.ts';

interface PasswordBody {
  current: string;
  password: string;
}

const passwordBody = Joi.object<PasswordBody>({
  current: Joi.string().max(200).required(),
  password: newPassword().required(),
});

export function ownPasswordEndpoints(failures: FailureLimiter): AnyEndpoint[] {
  return homes.map((home) =>
    endpoint({
      method: 'post',
      path: `${home.path}/password`,
      summary: 'Change my password and end my other sessions',
      audience: home.audience,
      allow: home.allow,
      body: passwordBody,
      handle: async (call) => ({ message: { ended: await changePassword(home, call, failures) } }),
    }),
  );
}

/** Answers how many other sessions have ended by it. */
async function changePassword(
  { audience, kind }: Home,
  { actor, body, origin }: Pick<Call<SomebodySignedIn, unknown, PasswordBody>, 'actor' | 'body' | 'origin'>,
  failures: FailureLimiter,
): Promise<number> {
  const account = await kind.model.findByPk(actor.id, { rejectOnEmpty: true });
  const { id, password_hash: old } = account;
  const by = audience.auditActor(actor);
  const attempt = { failures, account: countOf(kind, account), ip: origin.ip, isOpen: true };
  if (!(await isRightPassword(body.current, old, attempt))) {
    await noteFailure({ kind, somebody: account, by, origin, action: 'password_refused', ...attempt });
    throw invalid({ current: 'Неверный текущий пароль' });
  }
  if (body.password === body.current) throw invalid({ password: 'Новый пароль совпадает с нынешним' });
  const password_hash = await hashPassword(body.password);
  return unitOfWork.transaction(async (transaction) => {
    // By the old hash, so that of two concurrent changes the second does not undo the first unseen.
    const where = { id, password_hash: old };
    const [changed] = await kind.model.update({ password_hash }, { where, transaction });
    if (changed === 0) throw conflict('Пароль только что изменили в другом окне');
    const record = { resource: kind.resource, record_id: kind.recordOf(account) };
    await unitOfWork.audit({ by, origin, action: 'change_password', ...record, changes: {} }, transaction);
    await voidSecretsOf(kind.audience, id, transaction);
    await writeLetterTo(kind, account, passwordChanged, transaction);
    const { session_id } = actor;
    // A password is half a proof where a second step is on.
    const isWhole = kind.audience !== 'user' || !(await hasSecondFactor(id));
    if (isWhole) await Session.update({ proved_at: new Date() }, { where: { id: session_id }, transaction });
    return endSessions(ownerOf(kind, account), 'PASSWORD', transaction, { except: session_id });
  });
}
