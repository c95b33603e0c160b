import type { StaffApproval } from '@odonta/api/contract';
import { Approval, User } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { type AnyEndpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import { line } from '../../http/validation.ts';
import { staffDoor } from '../../sessions/doors.ts';
import type { SignedInUser } from '../../sessions/userSessions.ts';
import { type Decision, decide, decidedBy } from './approvals.ts';

const shownAtOnce = 200;

export const approvalEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/approvals',
    summary: 'Changes that wait for a second person',
    door: staffDoor,
    allow: ['center_requisites.confirm_change', 'users.add_role'],
    handle: async ({ actor }) => ({ message: await waitingFor(actor) }),
  }),
  decision('confirm', 'CONFIRMED', ['center_requisites.confirm_change', 'users.add_role']),
  decision('reject', 'REJECTED', ['center_requisites.reject_change', 'users.add_role']),
];

function decision(
  path: 'confirm' | 'reject',
  status: Decision,
  allow: ('center_requisites.confirm_change' | 'center_requisites.reject_change' | 'users.add_role')[],
): AnyEndpoint {
  const reason = line(1000).min(3);
  return endpoint({
    method: 'post',
    path: `/adm/approvals/:id/${path}`,
    summary: `Decide about a change that another asked for: ${path}`,
    door: staffDoor,
    allow,
    body: Joi.object<{ reason?: string }>(status === 'REJECTED' ? { reason: reason.required() } : {}),
    handle: async ({ actor, origin, params: { id = '' }, body }) => {
      if (!/^\d{1,9}$/.test(id)) throw notFound();
      await decide({ id: Number(id), decision: status, reason: body.reason ?? null, actor, origin });
      return { message: { id: Number(id), status } };
    },
  });
}

async function waitingFor(actor: SignedInUser): Promise<StaffApproval[]> {
  const waiting = await Approval.findAll({
    where: { status: 'CREATED', kind: decidedBy(actor) },
    include: [{ model: User, as: 'asker', attributes: ['name'], paranoid: false }],
    order: [['id', 'ASC']],
    limit: shownAtOnce,
  });
  return waiting.map((row) => ({
    id: row.id,
    kind: row.kind,
    resource: row.resource,
    record_id: row.record_id,
    title: row.title,
    before: row.before,
    after: row.after,
    asked_by_name: row.asker?.name ?? '',
    asked_at: secondsOf(row.asked_at),
    is_own: row.asked_by === actor.id,
  }));
}
