import type { CenterApplication, OwnCenter } from '@odonta/api/contract';
import { type ApprovedFields, Center } from '@odonta/db/models';
import { closureAhead } from '@odonta/db/vocabulary/catalog/closure.ts';
import { type CenterRight, mayInCenter } from '@odonta/db/vocabulary/identity/centerRights.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { requisitesOf } from '../../platform/requisites/requisites.ts';
import { rolesIn } from '../centersOf.ts';
import { stepsOf } from './steps.ts';

/** The centres of a member, each with the steps missing before its courses appear on the site. */
export async function ownCentersOf(
  { id: user_id }: Pick<SignedInUser, 'id'>,
  transaction?: Transaction,
): Promise<OwnCenter[]> {
  const roles = await rolesIn({ id: user_id }, 'centers.show', transaction);
  const id = [...roles.keys()];
  const centers = await Center.findAll({ where: { id }, include: 'manager', order: ['id'], transaction });
  const waiting = await waitingAmong('REQUISITES', 'center_requisites', id, transaction);
  return Promise.all(
    centers.map((center) => {
      const role = roles.get(center.id);
      return present(center, role, waiting.get(center.id)?.after ?? null);
    }),
  );
}

async function present(
  center: Center,
  role: CenterRole | undefined,
  asked: ApprovedFields | null,
): Promise<OwnCenter> {
  const may = (right: CenterRight) => role !== undefined && mayInCenter(role, right);
  const edits = may('centers.edit');
  const { id, name, status, suspended_at, submitted_at, manager, version } = center;
  const closure = closureAhead(center, nowInSeconds());
  const is_closed_by_staff = center.is_closed_by_staff && closure.closed_from !== null;
  return {
    id,
    name,
    status,
    is_suspended: suspended_at !== null,
    manager_name: manager?.name ?? null,
    steps: await stepsOf(center, asked !== null),
    submitted_at: secondsOf(submitted_at),
    can_submit: edits && (status === 'REJECTED' || (status === 'CREATED' && submitted_at === null)),
    can_pause_sales: status === 'CONFIRMED' && !is_closed_by_staff && may('centers.pause_sales'),
    is_closed_by_staff,
    version,
    ...closure,
    application: edits ? applicationOf(center, asked) : null,
  };
}

const applicationOf = (center: Center, asked: ApprovedFields | null): CenterApplication => ({
  description: center.description,
  city: center.city,
  filename: center.filename,
  license_number: center.license_number,
  license_issued_on: center.license_issued_on,
  license_until: center.license_until,
  license_file: center.license_file,
  contract_number: center.contract_number,
  contract_date: center.contract_date,
  contract_file: center.contract_file,
  requisites: { ...requisitesOf(center) },
  asked_requisites: asked,
});
