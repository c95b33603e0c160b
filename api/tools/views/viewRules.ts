import { SavedView } from '@odonta/db/models';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { col, fn, Op, type Transaction, where } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { invalid } from '../../platform/http/errors.ts';

export const mostViews = 100;

/** A view is shared with the user's own roles; a user who may grant roles shares with any. */
export function mayShareWith({ roles, grants }: SignedInUser, asked: readonly StaffRole[]): void {
  const isForeign = (role: StaffRole) => !roles.includes(role);
  if (asked.some(isForeign) && grants.scope('users.add_role') === null)
    throw invalid({ roles: 'Делиться можно только с ролями, которые есть у вас' });
}

export async function refuseSameName(
  { id, owner_id, resource, name }: { id?: number; owner_id: number; resource: string; name: string },
  transaction: Transaction,
): Promise<void> {
  const isTaken = await SavedView.findOne({
    where: {
      owner_id,
      resource,
      ...(id === undefined ? {} : { id: { [Op.ne]: id } }),
      [Op.and]: [where(fn('lower', col('name')), name.toLowerCase())],
    },
    transaction,
  });
  if (isTaken) throw invalid({ name: 'Вид с таким названием у вас уже есть' });
}
