import { type CreationOptional, DataTypes } from 'sequelize';
import { Row, table } from '../../row.ts';

/** A course of a collection, with the manager's comment. */
export class CollectionItem extends Row<CollectionItem> {
  declare collection_id: number;
  declare prod_id: number;
  declare sort: number;
  declare note: CreationOptional<string | null>;
  declare click_count: CreationOptional<number>;
}

export const initCollectionItem = table(CollectionItem, 'collection_items', { timestamps: false }, () => ({
  collection_id: { type: DataTypes.INTEGER, primaryKey: true },
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  sort: DataTypes.INTEGER,
  note: DataTypes.TEXT,
  click_count: DataTypes.INTEGER,
}));
