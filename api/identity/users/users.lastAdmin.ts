import { takeTurn, User } from '@odonta/db/models';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';

/** One at a time over all nodes, so that two administrators cannot lose the right at the same moment. */
export async function refuseToLoseLastAdmin(userId: number, transaction: Transaction): Promise<void> {
  // Not row locks: each of two such transactions already locks its own user's row and would wait for the other's
  // for ever.
  await takeTurn('users:last-admin', transaction);
  // The staff audience refuses a partner even with roles: he cannot administer.
  const admins = await User.findAll({
    where: { status: 'ACTIVE', is_partner: false, ...holdersOf('ADMIN') },
    transaction,
  });
  if (admins.length === 1 && admins[0]?.id === userId)
    throw conflict('Это последний администратор: сначала назначьте другого');
}

export function holdersOf(role: StaffRole) {
  const { sequelize } = User;
  return {
    id: {
      [Op.in]: sequelize?.literal(`(select user_id from user_roles where role = ${sequelize.escape(role)})`),
    },
  };
}
