/** The screens of the menu group, one chunk. */
export { IndividualList } from './individuals/IndividualList.tsx';
export { IndividualCreate, IndividualEdit, IndividualShow } from './individuals/IndividualPages.tsx';
export { LegalUserList } from './legal_users/LegalUserList.tsx';
export { LegalUserCreate, LegalUserEdit, LegalUserShow } from './legal_users/LegalUserPages.tsx';
