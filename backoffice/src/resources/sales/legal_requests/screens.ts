/** The screens of the entity, one chunk. */
export { LegalRequestCard } from './LegalRequestCard.tsx';
export { LegalRequestCreate } from './LegalRequestCreate.tsx';
export { LegalRequestList } from './LegalRequestList.tsx';
