import { User } from '@odonta/db/models';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { staffAudience } from './audiences.ts';
import { presentSessions } from './ownSessions.ts';
import { endSessionsOf, livingSessionsOf } from './userSessions.ts';

/** The sessions of others: visible with the right to users, ended with the right to block. */
export const sessionsOfUser: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/users/:id/sessions',
    summary: 'Where a user is signed in',
    audience: staffAudience,
    allow: 'users.show',
    handle: async ({ actor, params }) => {
      const { id } = await userBy(params);
      return { message: presentSessions(await livingSessionsOf(id), actor.session_id) };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/adm/users/:id/sessions',
    summary: 'End every session of a user',
    audience: staffAudience,
    allow: 'users.block_email',
    handle: async ({ actor, params, origin }) => {
      const { id } = await userBy(params);
      const ended = await unitOfWork.transaction(async (transaction) => {
        const by = staffAudience.auditActor(actor);
        const what = { action: 'end_sessions', resource: 'users', record_id: id, changes: {} };
        await unitOfWork.audit({ by, origin, ...what }, transaction);
        return endSessionsOf(id, 'REVOKED', transaction);
      });
      return { message: { ended } };
    },
  }),
];

async function userBy({ id = '' }: Record<string, string>): Promise<User> {
  const user = /^\d{1,9}$/.test(id) ? await User.findByPk(Number(id)) : null;
  if (!user) throw notFound();
  return user;
}
