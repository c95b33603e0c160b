import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment } from '../../columns.ts';

/** One look at whether money and seats agree. */
export class InvariantRun extends Model<
  InferAttributes<InvariantRun>,
  InferCreationAttributes<InvariantRun>
> {
  declare id: CreationOptional<number>;
  declare at: CreationOptional<Date>;
  declare took_ms: number;
  declare found: number;
}

export function initInvariantRun(sequelize: Sequelize) {
  InvariantRun.init(
    { id: id(), at: moment(), took_ms: DataTypes.INTEGER, found: DataTypes.INTEGER },
    { sequelize, tableName: 'invariant_runs', timestamps: false },
  );
}
