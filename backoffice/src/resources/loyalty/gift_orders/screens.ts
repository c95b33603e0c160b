/** The screens of the entity, one chunk. */
export { GiftOrderCard } from './GiftOrderCard.tsx';
export { GiftOrderCreate } from './GiftOrderCreate.tsx';
export { GiftOrderList } from './GiftOrderList.tsx';
