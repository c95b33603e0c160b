/** The screens of the entity, one chunk. */
export { WaitlistCard } from './WaitlistCard.tsx';
export { WaitlistCreate } from './WaitlistCreate.tsx';
export { WaitlistList } from './WaitlistList.tsx';
