/** The screens of the entity, one chunk. */
export { AccountingDocList } from './AccountingDocList.tsx';
export { AccountingDocCreate, AccountingDocShow } from './AccountingDocPages.tsx';
