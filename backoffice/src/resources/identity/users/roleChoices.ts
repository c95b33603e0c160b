import {
  type StaffRole,
  staffRoleLabels,
  staffRoleNames,
} from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

export const roleChoices = staffRoleNames.map((id) => ({ id, name: staffRoleLabels[id] }));

export function roleChoicesWithout(locked: readonly StaffRole[]) {
  return roleChoices.filter(({ id }) => !locked.includes(id));
}
