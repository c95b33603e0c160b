import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A visitor opened a collection on a day, or followed one of its courses; the hash is of that day and collection alone. */
export class CollectionVisit extends Model<
  InferAttributes<CollectionVisit>,
  InferCreationAttributes<CollectionVisit>
> {
  declare collection_id: number;
  /** 0 where the page itself was opened. */
  declare prod_id: number;
  declare day: string;
  declare visitor_hash: string;
}

export function initCollectionVisit(sequelize: Sequelize) {
  CollectionVisit.init(
    {
      collection_id: { type: DataTypes.INTEGER, primaryKey: true },
      prod_id: { type: DataTypes.INTEGER, primaryKey: true },
      day: { type: DataTypes.DATEONLY, primaryKey: true },
      visitor_hash: { type: DataTypes.TEXT, primaryKey: true },
    },
    { sequelize, tableName: 'collection_visits', timestamps: false },
  );
}

/** Past days are counted already; their visitors are deleted for privacy. */
export async function deleteCollectionVisitors(sequelize: Sequelize): Promise<void> {
  await sequelize.query('delete from collection_visits where day < current_date - 2');
}
