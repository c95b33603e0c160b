import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

export class ProdLecturer extends Model<
  InferAttributes<ProdLecturer>,
  InferCreationAttributes<ProdLecturer>
> {
  declare prod_id: number;
  declare lecturer_id: number;
  declare sort: CreationOptional<number>;
}

export function initProdLecturer(sequelize: Sequelize) {
  ProdLecturer.init(
    {
      prod_id: { type: DataTypes.INTEGER, primaryKey: true },
      lecturer_id: { type: DataTypes.INTEGER, primaryKey: true },
      sort: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'prod_lecturers', timestamps: false },
  );
}
