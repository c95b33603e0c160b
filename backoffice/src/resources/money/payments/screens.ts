/** The screens of the entity, one chunk. */
export { PaymentCard } from './PaymentCard.tsx';
export { PaymentList } from './PaymentList.tsx';
