import { User } from '../../identity/User.ts';
import { Collection, initCollection } from './Collection.ts';
import { CollectionItem, initCollectionItem } from './CollectionItem.ts';
import { initCollectionVisit } from './CollectionVisit.ts';

export const collectionsModels = [initCollection, initCollectionItem, initCollectionVisit];

export function associateCollections(): void {
  Collection.hasMany(CollectionItem, { as: 'items', foreignKey: 'collection_id' });
  Collection.belongsTo(User, { as: 'manager', foreignKey: 'manager_id' });
}

export { Collection } from './Collection.ts';
export { CollectionItem } from './CollectionItem.ts';
export { CollectionVisit, deleteCollectionVisitors } from './CollectionVisit.ts';
