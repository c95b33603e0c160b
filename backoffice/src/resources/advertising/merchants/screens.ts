/** The screens of the entity, one chunk. */
export { MerchantList } from './MerchantList.tsx';
export { MerchantCreate, MerchantEdit, MerchantShow } from './MerchantPages.tsx';
