/** The screens of the entity, one chunk. */
export { VoucherCard } from './VoucherCard.tsx';
export { VoucherList } from './VoucherList.tsx';
