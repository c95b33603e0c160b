import type { SignedInUser } from '../identity/sessions/userSessions.ts';
import type { RowScope } from '../platform/http/audiences.ts';

/** Whose orders a report covers: those of some centres, of a manager, or all. */
export interface Scope {
  centers: number[] | null;
  manager: number | null;
}

/** For documents, which say the same for every viewer. */
export const everybody: Scope = { centers: null, manager: null };

/** Viewers who manage centres see those; viewers who manage none see the orders assigned to them. */
export function scopeOf({ id, managed_center_ids }: SignedInUser, scope: RowScope): Scope {
  if (scope === 'all') return { centers: null, manager: null };
  return managed_center_ids.length > 0
    ? { centers: [...managed_center_ids], manager: null }
    : { centers: null, manager: id };
}

/** A condition on orders `o`. */
export const withinScope = `
  ($centers::int[] is null or o.center_id = any($centers::int[]))
  and ($manager::int is null or o.manager_id = $manager::int)`;

/** A condition on a table about centres: adverts have no manager of their own. */
export const ofCenters = (table: string): string =>
  `($centers::int[] is null or ${table}.center_id = any($centers::int[])) and $manager::int is null`;

/** The same as a filter of a staff list, whose viewer may have a wider scope. */
export const filterOf = ({ centers, manager }: Scope): Readonly<Record<string, unknown>> => ({
  ...(centers && { center_id: centers }),
  ...(manager !== null && { manager_id: manager }),
});
