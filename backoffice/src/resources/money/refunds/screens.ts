/** The screens of the entity, one chunk. */
export { RefundCard } from './RefundCard.tsx';
export { RefundCreate } from './RefundCreate.tsx';
export { RefundList } from './RefundList.tsx';
