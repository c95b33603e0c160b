import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** The link by which a centre shows its course before it is published; a newer one replaces it. */
export class ProdPreview extends Row<ProdPreview> {
  declare prod_id: number;
  declare token_hash: string;
  declare created_by: CreationOptional<number | null>;
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
}

export const initProdPreview = table(ProdPreview, 'prod_previews', { updatedAt: false }, () => ({
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  token_hash: DataTypes.TEXT,
  created_by: DataTypes.INTEGER,
  expires_at: moment(),
  created_at: moment(),
}));
