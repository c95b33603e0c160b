import { type CreationOptional, DataTypes } from 'sequelize';
import type { PrivateMime } from '../../vocabulary/privateFiles.ts';
import type { MaterialOpens } from '../../vocabulary/sales/materials.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A file of a course for those who have paid for it. */
export class ProdMaterial extends Row<ProdMaterial> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare title: string;
  declare opens: MaterialOpens;
  declare file_id: string;
  declare mime: PrivateMime;
  declare size: number;
  declare added_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
  /** Buyers have been told of it. */
  declare notified_at: CreationOptional<Date | null>;
}

export const initProdMaterial = table(ProdMaterial, 'prod_materials', { updatedAt: false }, () => ({
  id: id(),
  prod_id: DataTypes.INTEGER,
  title: DataTypes.TEXT,
  opens: DataTypes.TEXT,
  file_id: DataTypes.UUID,
  mime: DataTypes.TEXT,
  size: DataTypes.INTEGER,
  added_by: DataTypes.INTEGER,
  created_at: moment(),
  notified_at: moment(),
}));
