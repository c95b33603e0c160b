import type { OwnRequisites, OwnRequisitesRequest } from '@odonta/api/contract';
import { Approval, type ApprovedFields, Center, User } from '@odonta/db/models';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { maskAccount } from '@odonta/db/vocabulary/masks.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { requisitesOf } from '../../platform/requisites/requisites.ts';
import { rolesIn } from '../centersOf.ts';
import { mayWithdraw } from './withdrawing.ts';

const requestsShown = 10;

/** Of the centres whose money the member sees to. */
export async function ownRequisitesOf(actor: SignedInUser): Promise<OwnRequisites[]> {
  const roles = await rolesIn(actor, 'centers.request_requisites');
  const centers = await Center.findAll({ where: { id: [...roles.keys()] }, order: ['name', 'id'] });
  return Promise.all(
    centers.map(async (center) => ({
      center: { id: center.id, name: center.name },
      requisites: { ...requisitesOf(center) },
      requests: await requestsOf(center),
    })),
  );
}

async function requestsOf({ id }: Center): Promise<OwnRequisitesRequest[]> {
  const approvals = await Approval.findAll({
    where: { kind: 'REQUISITES', resource: 'center_requisites', record_id: id },
    order: [['id', 'DESC']],
    limit: requestsShown,
  });
  const askers = await User.findAll({
    where: { id: approvals.map(({ asked_by }) => asked_by) },
    paranoid: false,
  });
  return approvals.map((approval) => {
    const asker = askers.find((user) => user.id === approval.asked_by);
    return {
      id: approval.id,
      status: approval.status,
      before: masked(approval.before),
      after: masked(approval.after),
      asked_at: secondsOf(approval.asked_at),
      // Centres deal with «Одонта», not with one of its accountants.
      asked_by_name: asker?.is_partner ? asker.name : 'Сотрудник «Одонты»',
      decided_at: secondsOf(approval.decided_at),
      reason: approval.reason,
      can_withdraw: mayWithdraw(approval, asker),
    };
  });
}

const accounts = ['pay_rs', 'pay_ks'];

const masked = (values: ApprovedFields): ApprovedFields =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      accounts.includes(field) && typeof value === 'string' ? maskAccount(value) : value,
    ]),
  );

/** «Мария Орлова (бухгалтер)» */
export const memberInWords = ({ name }: Pick<User, 'name'>, role: CenterRole | undefined): string =>
  role ? `${name} (${centerRoles[role].label.toLowerCase()})` : name;
