import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A course of a collection, with the manager's comment. */
export class CollectionItem extends Model<
  InferAttributes<CollectionItem>,
  InferCreationAttributes<CollectionItem>
> {
  declare collection_id: number;
  declare prod_id: number;
  declare sort: number;
  declare note: CreationOptional<string | null>;
  declare click_count: CreationOptional<number>;
}

export function initCollectionItem(sequelize: Sequelize) {
  CollectionItem.init(
    {
      collection_id: { type: DataTypes.INTEGER, primaryKey: true },
      prod_id: { type: DataTypes.INTEGER, primaryKey: true },
      sort: DataTypes.INTEGER,
      note: DataTypes.TEXT,
      click_count: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'collection_items', timestamps: false },
  );
}
