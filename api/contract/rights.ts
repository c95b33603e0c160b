import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { RowScope, Verb } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

/** The permissions of one or several roles in one area. */
export interface RightsInArea {
  area: ResourceName;
  label: string;
  verbs: Partial<Record<Verb, RowScope>>;
  moves: { name: string; label: string; reach: RowScope }[];
  /** Whose personal data is masked: of every record, of all but the viewer's own, or of none. */
  masked: 'all' | 'not own' | 'none';
}

export interface RoleRights {
  role: StaffRole;
  label: string;
  /** How many members of staff at work have it. */
  holders: number;
  areas: RightsInArea[];
}

export interface RightHolder {
  id: number;
  name: string;
  /** The roles that give it. */
  roles: { role: StaffRole; label: string }[];
  reach: RowScope;
}
