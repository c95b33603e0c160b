/** The screens of the entity, one chunk. */
export { PayoutCard } from './PayoutCard.tsx';
export { PayoutCreate } from './PayoutCreate.tsx';
export { PayoutList } from './PayoutList.tsx';
