import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { InvariantName } from '../../../vocabulary/invariants.ts';
import { id, numberFromBigint } from '../../columns.ts';

/** A row that breaks an invariant, as it was at the moment of the run. */
export class InvariantFinding extends Model<
  InferAttributes<InvariantFinding>,
  InferCreationAttributes<InvariantFinding>
> {
  declare id: CreationOptional<number>;
  declare run_id: number;
  declare name: InvariantName;
  declare record_id: number | null;
  declare ref: string;
  declare expected: number;
  declare actual: number;
}

export function initInvariantFinding(sequelize: Sequelize) {
  InvariantFinding.init(
    {
      id: id(),
      run_id: DataTypes.INTEGER,
      name: DataTypes.TEXT,
      record_id: DataTypes.INTEGER,
      ref: DataTypes.TEXT,
      expected: numberFromBigint('expected'),
      actual: numberFromBigint('actual'),
    },
    { sequelize, tableName: 'invariant_findings', timestamps: false },
  );
}
