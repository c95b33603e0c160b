/** The screens of the entity, one chunk. */
export { ReviewCard } from './ReviewCard.tsx';
export { ReviewCreate } from './ReviewCreate.tsx';
