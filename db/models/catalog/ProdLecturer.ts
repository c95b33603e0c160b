import { type CreationOptional, DataTypes } from 'sequelize';
import { Row, table } from '../row.ts';

export class ProdLecturer extends Row<ProdLecturer> {
  declare prod_id: number;
  declare lecturer_id: number;
  declare sort: CreationOptional<number>;
}

export const initProdLecturer = table(ProdLecturer, 'prod_lecturers', { timestamps: false }, () => ({
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  lecturer_id: { type: DataTypes.INTEGER, primaryKey: true },
  sort: DataTypes.INTEGER,
}));
