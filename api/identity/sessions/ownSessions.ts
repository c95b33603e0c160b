import type { SessionEntry } from '@odonta/api/contract';
import type { Session } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { endSessions, livingSessions, type SomebodySignedIn, type Which } from './accountSessions.ts';
import { type Home, homes, ownerOf } from './homes.ts';
import { isSessionId } from './tokens.ts';

/** The user's own sessions, and how to end them. */
export const ownSessionEndpoints: AnyEndpoint[] = homes.flatMap(sessionsBelow);

function sessionsBelow(home: Home): AnyEndpoint[] {
  const { path, audience, allow, kind } = home;
  return [
    endpoint({
      method: 'get',
      path: `${path}/sessions`,
      summary: 'My sessions',
      audience,
      allow,
      impersonator: 'refused',
      handle: async ({ actor }) => ({
        message: presentSessions(await livingSessions(ownerOf(kind, actor)), actor.session_id),
      }),
    }),
    endpoint({
      method: 'delete',
      path: `${path}/sessions/:sid`,
      summary: 'End one of my sessions',
      audience,
      allow,
      handle: async (call) => {
        const id = call.params.sid ?? '';
        if (!isSessionId(id) || (await endOwn(home, call, { id })) === 0) throw notFound('Такого сеанса нет');
        return { message: { id } };
      },
    }),
    endpoint({
      method: 'delete',
      path: `${path}/sessions`,
      summary: 'End all my other sessions',
      audience,
      allow,
      handle: async (call) => ({
        message: { ended: await endOwn(home, call, { except: call.actor.session_id }) },
      }),
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
  { audience, kind }: Home,
  { actor, origin }: Pick<Call<SomebodySignedIn, unknown, unknown>, 'actor' | 'origin'>,
  which: Which,
): Promise<number> {
  return unitOfWork.transaction(async (transaction) => {
    const ended = await endSessions(ownerOf(kind, actor), 'REVOKED', transaction, which);
    const by = audience.auditActor(actor);
    const record = { resource: kind.resource, record_id: kind.recordOf(actor) };
    const what = { action: 'end_sessions', ...record, changes: {} };
    if (ended > 0) await unitOfWork.audit({ by, origin, ...what }, transaction);
    return ended;
  });
}
