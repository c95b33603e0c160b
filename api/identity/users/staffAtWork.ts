import { User, UserRole } from '@odonta/db/models';
import { grantsOf, type Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
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

/** Members of staff who have a right over all rows; a manager of some centres is not among them. */
export async function staffWith(right: Right, transaction: Transaction): Promise<number[]> {
  const staff = await staffAtWork(transaction);
  return staff.filter((person) => grantsOf(rolesOf(person)).scope(right) === 'all').map(({ id }) => id);
}
