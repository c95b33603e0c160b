import type { StaffCenterRequisites } from '@odonta/api/contract';
import { Center, User } from '@odonta/db/models';
import { maskAccount, maskName } from '@odonta/db/vocabulary/masks.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { anywhere, byId } from '../../platform/lists/filters.ts';
import { requisitesOf } from '../../platform/requisites/requisites.ts';
import { askForRequisites } from './askingForRequisites.ts';

/** The same rows as `centers`, for those who see to the money; changed only by two people together. */
export const centerRequisitesForStaff = defineResource({
  name: 'center_requisites',
  audience: staffAudience,
  impersonator: 'refused',
  model: Center,
  rows: (staff, scope) => (scope === 'own' ? { manager_id: staff.id } : {}),
  present: presentRequisites,
  personal: { director_name: maskName, pay_rs: maskAccount, pay_ks: maskAccount, asked: maskAccount },
  list: {
    allow: 'center_requisites.list',
    filters: { id: byId(), q: anywhere('name', 'pay_name', 'pay_inn') },
    sort: ['id', 'name', 'pay_name'],
  },
  read: { allow: 'center_requisites.show' },
  export: {
    allow: 'center_requisites.export',
    columns: ['id', 'name', 'pay_name', 'pay_inn', 'pay_kpp', 'pay_bank', 'pay_bic', 'pay_rs'],
  },
  endpoints: ({ resource }) => [askForRequisites(resource)],
});

async function presentRequisites(
  rows: Center[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<StaffCenterRequisites[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = await waitingAmong('REQUISITES', 'center_requisites', ids, transaction);
  const askers = await User.findAll({
    attributes: ['id', 'name'],
    where: { id: [...waiting.values()].map(({ asked_by }) => asked_by) },
    paranoid: false,
    transaction,
  });
  return rows.map((row) => {
    const approval = waiting.get(row.id);
    return {
      id: row.id,
      name: row.name,
      ...requisitesOf(row),
      asked: approval?.after ?? null,
      asked_by_name: askers.find(({ id }) => id === approval?.asked_by)?.name ?? null,
      updated_at: secondsOf(row.updated_at),
      version: row.version,
    };
  });
}
