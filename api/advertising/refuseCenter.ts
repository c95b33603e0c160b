import { Center } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import { forbidden, invalid } from '../platform/http/errors.ts';

/** A manager of some centres orders for one of them. */
export async function refuseCenter(
  staff: SignedInUser,
  right: 'banner_campaigns.create' | 'banner_campaigns.edit' | 'mailings.create' | 'mailings.edit',
  id: number | null,
  transaction: Transaction,
): Promise<void> {
  if (staff.grants.scope(right) === 'own') {
    if (id === null) throw invalid({ center_id: 'Выберите учебный центр' });
    if (!staff.managed_center_ids.includes(id)) throw forbidden();
  }
  if (id !== null && !(await Center.findByPk(id, { transaction })))
    throw invalid({ center_id: 'Такого учебного центра нет' });
}
