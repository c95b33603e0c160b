import { Session, User } from '@odonta/db/models';
import Joi from 'joi';
import type { Door } from '../http/doors.ts';
import { type AnyEndpoint, type Call, endpoint } from '../http/endpoint.ts';
import { conflict, invalid } from '../http/errors.ts';
import { works } from '../journals/works.ts';
import type { FailureLimiter } from '../limits/failureLimiter.ts';
import { writeLetter } from '../mail/letters.ts';
import { staffDoor, userDoor } from './doors.ts';
import { newPassword } from './passwordRule.ts';
import { hashPassword } from './passwords.ts';
import { isRightPassword, noteFailure } from './provingPassword.ts';
import { passwordChanged } from './sessions.letters.ts';
import { endSessionsOf, type SignedInUser } from './userSessions.ts';

interface PasswordBody {
  current: string;
  password: string;
}

const passwordBody = Joi.object<PasswordBody>({
  current: Joi.string().max(200).required(),
  password: newPassword().required(),
});

export function ownPasswordEndpoints(failures: FailureLimiter): AnyEndpoint[] {
  const passwordBelow = <Demand>(
    path: string,
    door: Door<SignedInUser, Demand>,
    allow: NoInfer<Demand>,
  ): AnyEndpoint =>
    endpoint({
      method: 'post',
      path: `${path}/password`,
      summary: 'Change my password and end my other sessions',
      door,
      allow,
      body: passwordBody,
      handle: async (call) => ({ message: { ended: await changePassword(call, failures) } }),
    });
  return [
    passwordBelow('/adm/me', staffDoor, 'any staff'),
    passwordBelow('/partner/me', userDoor, 'partner himself'),
  ];
}

/** Answers how many other sessions have ended by it. */
async function changePassword(
  { actor, body, origin }: Pick<Call<SignedInUser, unknown, PasswordBody>, 'actor' | 'body' | 'origin'>,
  failures: FailureLimiter,
): Promise<number> {
  const user = await User.findByPk(actor.id, { rejectOnEmpty: true });
  const { id, password_hash: old } = user;
  const by = userDoor.signature(actor);
  const attempt = { failures, account: `user:${id}`, ip: origin.ip, isOpen: true };
  if (!(await isRightPassword(body.current, old, attempt))) {
    await noteFailure({ user, by, origin, action: 'password_refused', ...attempt });
    throw invalid({ current: 'Неверный текущий пароль' });
  }
  if (body.password === body.current) throw invalid({ password: 'Новый пароль совпадает с нынешним' });
  const password_hash = await hashPassword(body.password);
  return works.deed(async (transaction) => {
    // By the old hash, so that of two changes at the same moment the second does not undo the first unseen.
    const where = { id, password_hash: old };
    const [changed] = await User.update({ password_hash }, { where, transaction });
    if (changed === 0) throw conflict('Пароль только что изменили в другом окне');
    const what = { action: 'change_password', resource: 'users', record_id: id, changes: {} };
    await works.audit({ by, origin, ...what }, transaction);
    await writeLetter(passwordChanged(user), transaction);
    const { session_id } = actor;
    await Session.update({ proved_at: new Date() }, { where: { id: session_id }, transaction });
    return endSessionsOf(id, 'PASSWORD', transaction, { except: session_id });
  });
}
