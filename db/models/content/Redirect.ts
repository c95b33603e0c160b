import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../columns.ts';

/** Where an address that was has gone. The database shortens chains and refuses circles. */
export class Redirect extends Model<InferAttributes<Redirect>, InferCreationAttributes<Redirect>> {
  declare id: CreationOptional<number>;
  declare from_path: string;
  declare to_path: CreationOptional<string | null>;
  declare status: CreationOptional<301 | 410>;
  declare is_automatic: CreationOptional<boolean>;
  declare hits: CreationOptional<number>;
  declare last_hit_at: CreationOptional<Date | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initRedirect(sequelize: Sequelize) {
  Redirect.init(
    {
      id: id(),
      from_path: DataTypes.TEXT,
      to_path: DataTypes.TEXT,
      status: DataTypes.INTEGER,
      is_automatic: DataTypes.BOOLEAN,
      hits: DataTypes.INTEGER,
      last_hit_at: moment(),
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'redirects', version: 'version' },
  );
}
