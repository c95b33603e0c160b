import { User } from '@odonta/db/models';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { staffAudience } from './audiences.ts';
import { auditStaff } from './auditStaff.ts';
import { presentSessions } from './ownSessions.ts';
import { endSessionsOf, livingSessionsOf } from './userSessions.ts';

/** The sessions of others: visible with the right to users, ended with the right to block. */
export const sessionsOfUser: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/users/:id/sessions',
    summary: 'The sessions of a user',
    audience: staffAudience,
    allow: 'users.show',
    handle: async ({ actor, params }) => {
      const { id } = await findRow(User, params.id);
      return { message: presentSessions(await livingSessionsOf(id), actor.session_id) };
    },
  }),
  endpoint({
    method: 'delete',
    path: '/adm/users/:id/sessions',
    summary: 'End every session of a user',
    audience: staffAudience,
    allow: 'users.block_email',
    handle: async (call) => {
      const { id } = await findRow(User, call.params.id);
      const ended = await unitOfWork.transaction(async (transaction) => {
        await auditStaff(call, { action: 'end_sessions', resource: 'users', record_id: id }, transaction);
        return endSessionsOf(id, 'REVOKED', transaction);
      });
      return { message: { ended } };
    },
  }),
];
