/** The screens of the entity, one chunk. */
export { StudentDocumentCard } from './StudentDocumentCard.tsx';
export { StudentDocumentList } from './StudentDocumentList.tsx';
