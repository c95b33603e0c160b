import type { StaffApproval } from '@odonta/api/contract';
import { Approval, User } from '@odonta/db/models';
import { approvalDays } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import type { Decision } from '../../identity/approvals/kinds.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { askForTerms } from '../../loyalty/legal_scales/legalUsers.terms.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { flag, line } from '../../platform/http/validation.ts';
import { decide, decidedBy } from './approvals.ts';
import { withdraw } from './closing.ts';

/** A user who may confirm may also decline, except for requisites, pages of lecturers and banners, where these are two rights. */
const decidersOfOne: Right[] = [
  'users.add_role',
  'bonus_accounts.approve_over',
  'legal_scales.approve',
  'marketing_balances.correct',
];
const deciders: Right[] = [
  'center_requisites.confirm_change',
  'lecturers.publish',
  'banner_campaigns.approve',
  ...decidersOfOne,
];

const shownAtOnce = 200;
const looking = Joi.object<{ closed?: boolean }>({ closed: flag });

export const approvalEndpoints: readonly AnyEndpoint[] = [
  askForTerms,
  endpoint({
    method: 'get',
    path: '/adm/approvals',
    summary: 'Changes that wait for a second person, or closed ones',
    audience: staffAudience,
    allow: deciders,
    impersonator: 'refused',
    query: looking,
    handle: async ({ actor, query }) => ({ message: await shownTo(actor, query.closed ?? false) }),
  }),
  decision('confirm', 'CONFIRMED', deciders),
  decision('reject', 'REJECTED', [
    'center_requisites.reject_change',
    'lecturers.reject',
    'banner_campaigns.reject',
    ...decidersOfOne,
  ]),
  endpoint({
    method: 'post',
    path: '/adm/approvals/:id/withdraw',
    summary: 'Withdraw my request for a change',
    audience: staffAudience,
    allow: [
      'center_requisites.edit',
      'centers.edit',
      'users.edit',
      'users.reset_2fa',
      'users.add_role',
      'bonus_accounts.add_limit',
      'bonus_accounts.subtract_limit',
      'legal_scales.create',
      'legal_scales.edit',
      'marketing_balances.correct',
    ],
    handle: async ({ actor, origin, params }) => {
      const id = numberIn(params);
      await withdraw(id, actor, origin);
      return { message: { id, status: 'CANCELED' } };
    },
  }),
];

function decision(path: 'confirm' | 'reject', status: Decision, allow: Right[]): AnyEndpoint {
  const reason = line(1000).min(3);
  return endpoint({
    method: 'post',
    path: `/adm/approvals/:id/${path}`,
    summary: `Decide about another user’s requested change: ${path}`,
    audience: staffAudience,
    allow,
    body: Joi.object<{ reason?: string }>(status === 'REJECTED' ? { reason: reason.required() } : {}),
    handle: async ({ actor, origin, params, body }) => {
      const id = numberIn(params);
      await decide({ id, decision: status, reason: body.reason ?? null, actor, origin });
      return { message: { id, status } };
    },
  });
}

function numberIn({ id = '' }: { id?: string }): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}

/** Open requests, oldest first; or closed ones, latest first. */
async function shownTo(actor: SignedInUser, isClosed: boolean): Promise<StaffApproval[]> {
  const status = isClosed ? { [Op.ne]: 'CREATED' as const } : ('CREATED' as const);
  const approvals = await Approval.findAll({
    where: { status, kind: decidedBy(actor) },
    include: ['asker', 'decider'].map((as) => ({ model: User, as, attributes: ['name'], paranoid: false })),
    order: isClosed ? [['decided_at', 'DESC']] : [['id', 'ASC']],
    limit: shownAtOnce,
  });
  return approvals.map((row) => ({
    id: row.id,
    kind: row.kind,
    resource: row.resource,
    record_id: row.record_id,
    title: row.title,
    before: row.before,
    after: row.after,
    asked_by_name: row.asker?.name ?? '',
    asked_at: secondsOf(row.asked_at),
    expires_at: secondsOf(row.asked_at) + approvalDays * 86_400,
    status: row.status,
    decided_by_name: row.decider?.name ?? null,
    decided_at: secondsOf(row.decided_at),
    reason: row.reason,
    is_own: row.asked_by === actor.id,
  }));
}
