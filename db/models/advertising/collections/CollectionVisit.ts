import { DataTypes, type Sequelize } from 'sequelize';
import { Row, table } from '../../row.ts';

/** A visitor opened a collection on a day, or followed one of its courses; the hash is of that day and collection alone. */
export class CollectionVisit extends Row<CollectionVisit> {
  declare collection_id: number;
  /** 0 where the page itself was opened. */
  declare prod_id: number;
  declare day: string;
  declare visitor_hash: string;
}

export const initCollectionVisit = table(CollectionVisit, 'collection_visits', { timestamps: false }, () => ({
  collection_id: { type: DataTypes.INTEGER, primaryKey: true },
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  day: { type: DataTypes.DATEONLY, primaryKey: true },
  visitor_hash: { type: DataTypes.TEXT, primaryKey: true },
}));

/** Past days are counted already; their visitors are deleted for privacy. */
export async function deleteCollectionVisitors(sequelize: Sequelize): Promise<void> {
  await sequelize.query('delete from collection_visits where day < current_date - 2');
}
