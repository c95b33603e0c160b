import { type CreationOptional, DataTypes } from 'sequelize';
import { Row, table } from '../row.ts';

/** How often a course was seen in a week of Moscow. It contains no reference to a person. */
export class ProdViews extends Row<ProdViews> {
  declare prod_id: number;
  /** Its Monday. */
  declare week: string;
  /** In lists. */
  declare shown: CreationOptional<number>;
  declare opened: CreationOptional<number>;
  /** Its booking form was opened. */
  declare forms: CreationOptional<number>;
}

export const initProdViews = table(ProdViews, 'prod_views', { timestamps: false }, () => ({
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  week: { type: DataTypes.DATEONLY, primaryKey: true },
  shown: DataTypes.INTEGER,
  opened: DataTypes.INTEGER,
  forms: DataTypes.INTEGER,
}));
