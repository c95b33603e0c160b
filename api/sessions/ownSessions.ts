import type { SessionEntry } from '@odonta/api/contract';
import type { Session } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Door } from '../http/doors.ts';
import { type AnyEndpoint, type Call, endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { works } from '../journals/works.ts';
import { staffDoor, userDoor } from './doors.ts';
import { isSessionId } from './tokens.ts';
import { endSessionsOf, livingSessionsOf, type SignedInUser, type Which } from './userSessions.ts';

/** Where somebody is signed in, and how to end it: for himself alone. */
export const ownSessionEndpoints: AnyEndpoint[] = [
  ...sessionsBelow('/adm/me', staffDoor, 'any staff'),
  ...sessionsBelow('/partner/me', userDoor, 'partner himself'),
];

function sessionsBelow<Demand>(path: string, door: Door<SignedInUser, Demand>, allow: NoInfer<Demand>) {
  return [
    endpoint({
      method: 'get',
      path: `${path}/sessions`,
      summary: 'Where I am signed in',
      door,
      allow,
      handle: async ({ actor }) => ({
        message: presentSessions(await livingSessionsOf(actor.id), actor.session_id),
      }),
    }),
    endpoint({
      method: 'delete',
      path: `${path}/sessions/:sid`,
      summary: 'End one of my sessions',
      door,
      allow,
      handle: async (call) => {
        const id = call.params.sid ?? '';
        if (!isSessionId(id) || (await endOwn(call, { id })) === 0) throw notFound('Такого сеанса нет');
        return { message: { id } };
      },
    }),
    endpoint({
      method: 'delete',
      path: `${path}/sessions`,
      summary: 'End all my sessions but this one',
      door,
      allow,
      handle: async (call) => ({ message: { ended: await endOwn(call, { except: call.actor.session_id }) } }),
    }),
  ];
}

export function presentSessions(sessions: readonly Session[], current?: string): SessionEntry[] {
  return sessions.map(({ id, ip, user_agent, created_at, last_used_at, expires_at }) => ({
    id,
    ip,
    user_agent,
    created_at: secondsOf(created_at),
    last_used_at: secondsOf(last_used_at),
    expires_at: secondsOf(expires_at),
    is_current: id === current,
  }));
}

function endOwn(
  { actor, origin }: Pick<Call<SignedInUser, unknown, unknown>, 'actor' | 'origin'>,
  which: Which,
): Promise<number> {
  return works.deed(async (transaction) => {
    const ended = await endSessionsOf(actor.id, 'REVOKED', transaction, which);
    const by = userDoor.signature(actor);
    const what = { action: 'end_sessions', resource: 'users', record_id: actor.id, changes: {} };
    if (ended > 0) await works.audit({ by, origin, ...what }, transaction);
    return ended;
  });
}
