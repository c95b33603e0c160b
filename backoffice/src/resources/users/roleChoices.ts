import { type StaffRole, staffRoleNames, staffRoles } from '@odonta/db/vocabulary/rights/roles.ts';

export const roleChoices = staffRoleNames.map((id) => ({ id, name: staffRoles[id].label }));

export function roleChoicesWithout(held: readonly StaffRole[]) {
  return roleChoices.filter(({ id }) => !held.includes(id));
}
