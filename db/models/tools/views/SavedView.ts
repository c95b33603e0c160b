import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { StaffRole } from '../../../vocabulary/identity/rights/roleLabels.ts';
import type { User } from '../../identity/User.ts';
import { VersionedRow, versionedTable } from '../../row.ts';

/** The query of a list, saved under a name. */
export interface ViewQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
  per_page: number;
  /** The visible ones in their order; absent for the default. */
  columns?: string[];
}

/** A saved view of a list: the user's own, or shared with the holders of some roles. */
export class SavedView extends VersionedRow<SavedView> {
  declare resource: string;
  declare name: string;
  declare query: ViewQuery;
  declare owner_id: number;
  declare roles: CreationOptional<StaffRole[]>;
  declare is_default: CreationOptional<boolean>;
  declare owner?: NonAttribute<User>;
}

export const initSavedView = versionedTable(SavedView, 'saved_views', {}, () => ({
  resource: DataTypes.TEXT,
  name: DataTypes.TEXT,
  query: DataTypes.JSONB,
  owner_id: DataTypes.INTEGER,
  roles: DataTypes.ARRAY(DataTypes.TEXT),
  is_default: DataTypes.BOOLEAN,
}));
