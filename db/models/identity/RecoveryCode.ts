import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { longId, moment } from '../columns.ts';

/** A printed code for a lost authenticator; valid once. */
export class RecoveryCode extends Model<
  InferAttributes<RecoveryCode>,
  InferCreationAttributes<RecoveryCode>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare code_hash: string;
  declare used_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export function initRecoveryCode(sequelize: Sequelize) {
  RecoveryCode.init(
    {
      id: longId(),
      user_id: DataTypes.INTEGER,
      code_hash: DataTypes.TEXT,
      used_at: moment(),
      created_at: moment(),
    },
    { sequelize, tableName: 'recovery_codes', updatedAt: false },
  );
}
