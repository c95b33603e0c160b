/** The screens of the entity, one chunk. */
export { CollectionList } from './CollectionList.tsx';
export { CollectionCreate, CollectionEdit } from './CollectionPages.tsx';
export { CollectionShow } from './CollectionShow.tsx';
