import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id } from '../../columns.ts';

export class Tag extends Model<InferAttributes<Tag>, InferCreationAttributes<Tag>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare slug: string;
}

export function initTag(sequelize: Sequelize) {
  Tag.init(
    { id: id(), name: DataTypes.TEXT, slug: DataTypes.TEXT },
    { sequelize, tableName: 'tags', timestamps: false },
  );
}
