import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment } from '../../columns.ts';

/** Lets one participant of a course write one review of it. The code itself is known to its letter alone. */
export class ReviewCode extends Model<InferAttributes<ReviewCode>, InferCreationAttributes<ReviewCode>> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare email: string;
  declare name: string;
  declare code_hash: string;
  declare issued_by: CreationOptional<number | null>;
  declare used_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export function initReviewCode(sequelize: Sequelize) {
  ReviewCode.init(
    {
      id: id(),
      prod_id: DataTypes.INTEGER,
      email: DataTypes.TEXT,
      name: DataTypes.TEXT,
      code_hash: DataTypes.TEXT,
      issued_by: DataTypes.INTEGER,
      used_at: moment(),
      created_at: moment(),
    },
    { sequelize, tableName: 'review_codes', updatedAt: false },
  );
}
