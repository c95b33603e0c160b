import { User, UserRole } from '@odonta/db/models';
import { type StaffRole, staffRoleNames } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { Transaction } from 'sequelize';

/** A partner is not staff even with roles; a blocked or merely invited user has no rights yet. */
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
