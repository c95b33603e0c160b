/** The screens of the entity, one chunk. */
export { OrderCard } from './OrderCard.tsx';
export { OrderCreate } from './OrderCreate.tsx';
export { OrderList } from './OrderList.tsx';
