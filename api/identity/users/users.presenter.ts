import type { StaffUser } from '@odonta/api/contract';
import type { SecondFactor, User } from '@odonta/db/models';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { waitingAmong } from '../approvals/askApproval.ts';
import type { SignedInUser } from '../sessions/userSessions.ts';

export async function presentUsers(
  rows: User[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffUser, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingAmong('ADMIN_ROLE', 'users', ids, transaction);
  const access = await waitingAmong('ACCESS', 'users', ids, transaction);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    bitrix_id: row.bitrix_id,
    extension: row.extension,
    roles: row.roles.map(({ role }) => role).filter((name) => name in staffRoleLabels),
    is_partner: row.is_partner,
    ip_allow: row.ip_allow,
    has_second_factor: hasSecondStep(row.second_factor),
    is_admin_asked: waiting.has(row.id),
    is_access_asked: access.has(row.id),
    status: row.status,
    ...stampsOf(row),
  }));
}

export const hasSecondStep = (factor: SecondFactor | null) => Boolean(factor?.confirmed_at);
