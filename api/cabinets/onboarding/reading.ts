import type { CenterApplication, OwnCenter } from '@odonta/api/contract';
import { Center, UserMembership } from '@odonta/db/models';
import { centerRolesWith, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { requisitesOf } from '../../platform/requisites/requisites.ts';
import { stepsOf } from './steps.ts';

/** The centres of a member, each with the steps missing before its courses appear on the site. */
export async function ownCentersOf(
  { id: user_id }: Pick<SignedInUser, 'id'>,
  transaction?: Transaction,
): Promise<OwnCenter[]> {
  const memberships = await UserMembership.findAll({ where: { user_id }, transaction });
  const roles = new Map(memberships.map(({ center_id, role }) => [center_id, role]));
  const id = memberships.flatMap(({ center_id }) => center_id ?? []);
  const centers = await Center.findAll({ where: { id }, include: 'manager', order: ['id'], transaction });
  return Promise.all(
    centers.map((center) => {
      const role = centerRolesWith('centers.show').find((name) => name === roles.get(center.id));
      return present(center, role !== undefined && mayInCenter(role, 'centers.edit'), transaction);
    }),
  );
}

async function present(center: Center, edits: boolean, transaction?: Transaction): Promise<OwnCenter> {
  const { id, name, status, suspended_at, submitted_at, manager } = center;
  const waiting = await waitingAmong('REQUISITES', 'center_requisites', [id], transaction);
  const asked = waiting.get(id)?.after ?? null;
  return {
    id,
    name,
    status,
    is_suspended: suspended_at !== null,
    manager_name: manager?.name ?? null,
    steps: await stepsOf(center, asked !== null),
    submitted_at: secondsOf(submitted_at),
    can_submit: edits && (status === 'REJECTED' || (status === 'CREATED' && submitted_at === null)),
    application: edits ? applicationOf(center, asked) : null,
  };
}

const applicationOf = (center: Center, asked: object | null): CenterApplication => ({
  description: center.description,
  city: center.city,
  license_number: center.license_number,
  license_issued_on: center.license_issued_on,
  license_until: center.license_until,
  license_file: center.license_file,
  contract_number: center.contract_number,
  contract_date: center.contract_date,
  contract_file: center.contract_file,
  requisites: { ...requisitesOf(center) },
  asked_requisites: asked && { ...asked },
});
