import { User, UserRole } from '@odonta/db/models';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { Transaction } from 'sequelize';

/** A partner is no staff whatever his roles, and who is blocked or only invited holds nothing yet. */
export function staffAtWork(transaction?: Transaction): Promise<User[]> {
  return User.findAll({
    where: { status: 'ACTIVE', is_partner: false },
    include: [{ model: UserRole, as: 'roles' }],
    order: [
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
}

export const rolesOf = ({ roles }: User): StaffRole[] =>
  staffRoleNames.filter((name) => roles.some(({ role }) => role === name));
