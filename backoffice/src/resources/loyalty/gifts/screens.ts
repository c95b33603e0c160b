/** The screens of the entity, one chunk. */
export { GiftList } from './GiftList.tsx';
export { GiftCreate, GiftEdit, GiftShow } from './GiftPages.tsx';
