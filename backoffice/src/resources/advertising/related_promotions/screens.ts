/** The screens of the entity, one chunk. */
export { PromotionList } from './PromotionList.tsx';
export { PromotionCreate, PromotionEdit, PromotionShow } from './PromotionPages.tsx';
