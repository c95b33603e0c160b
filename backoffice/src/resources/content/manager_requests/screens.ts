/** The screens of the entity, one chunk. */
export { ManagerRequestCard } from './ManagerRequestCard.tsx';
export { ManagerRequestCreate } from './ManagerRequestCreate.tsx';
