import type { StaffProfile } from '@odonta/api/contract';
import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';

export type HeldRights = StaffProfile['rights'];

/**
 * The rights and exclusions that decide about a screen: cities and categories both belong to `dictionaries`,
 * and categories are never deleted.
 */
export interface Guarded {
  rights: ResourceName;
  never?: readonly string[];
}

/** Answers react-admin's questions (`list`, `edit`, `delete` …) from memory. The server checks again at every call. */
export function mayDo(locked: HeldRights, guarded: Guarded | undefined, action: string): boolean {
  if (!guarded || guarded.never?.includes(action)) return false;
  return locked[`${guarded.rights}.${action}` as Right] !== undefined;
}
