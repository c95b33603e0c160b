import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { StaffRole } from '../../../vocabulary/identity/rights/roleLabels.ts';
import { id, moment, version } from '../../columns.ts';
import type { User } from '../../identity/User.ts';

/** The query of a list, saved under a name. */
export interface ViewQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
  per_page: number;
  /** The visible ones in their order; absent for the default. */
  columns?: string[];
}

/** A saved view of a list: the user's own, or shared with the holders of some roles. */
export class SavedView extends Model<InferAttributes<SavedView>, InferCreationAttributes<SavedView>> {
  declare id: CreationOptional<number>;
  declare resource: string;
  declare name: string;
  declare query: ViewQuery;
  declare owner_id: number;
  declare roles: CreationOptional<StaffRole[]>;
  declare is_default: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare owner?: NonAttribute<User>;
}

export function initSavedView(sequelize: Sequelize) {
  SavedView.init(
    {
      id: id(),
      resource: DataTypes.TEXT,
      name: DataTypes.TEXT,
      query: DataTypes.JSONB,
      owner_id: DataTypes.INTEGER,
      roles: DataTypes.ARRAY(DataTypes.TEXT),
      is_default: DataTypes.BOOLEAN,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'saved_views', version: 'version' },
  );
}
