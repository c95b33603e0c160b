/** The screens of the entity, one chunk. */
export { LegalUserList } from './LegalUserList.tsx';
export { LegalUserCreate, LegalUserEdit, LegalUserShow } from './LegalUserPages.tsx';
