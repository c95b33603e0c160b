/** The screens of the entity, one chunk. */
export { PromoCodeList } from './PromoCodeList.tsx';
export { PromoCodeCreate, PromoCodeEdit, PromoCodeShow } from './PromoCodePages.tsx';
