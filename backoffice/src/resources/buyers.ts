/** The screens of the menu group, one chunk. */
export { IndividualList } from './identity/individuals/IndividualList.tsx';
export { IndividualCreate, IndividualEdit, IndividualShow } from './identity/individuals/IndividualPages.tsx';
export { LegalUserList } from './sales/legal_users/LegalUserList.tsx';
export { LegalUserCreate, LegalUserEdit, LegalUserShow } from './sales/legal_users/LegalUserPages.tsx';
