import {
  type StaffRole,
  staffRoleLabels,
  staffRoleNames,
} from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

export const roleChoices = staffRoleNames.map((id) => ({ id, name: staffRoleLabels[id] }));

export function roleChoicesWithout(held: readonly StaffRole[]) {
  return roleChoices.filter(({ id }) => !held.includes(id));
}
