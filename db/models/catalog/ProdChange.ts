import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { ProdChangeKind } from '../../vocabulary/catalog/prodChange.ts';
import { id, moment } from '../columns.ts';

/** One change that a published course has announced: date, place or lecturers, before and after, in words. */
export class ProdChange extends Model<InferAttributes<ProdChange>, InferCreationAttributes<ProdChange>> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare kind: ProdChangeKind;
  declare old: string;
  declare new: string;
  declare at: CreationOptional<Date>;
}

export function initProdChange(sequelize: Sequelize) {
  ProdChange.init(
    {
      id: id(),
      prod_id: DataTypes.INTEGER,
      kind: DataTypes.TEXT,
      old: DataTypes.TEXT,
      new: DataTypes.TEXT,
      at: moment(),
    },
    { sequelize, tableName: 'prod_changes', timestamps: false },
  );
}
