/** The screens of the menu group, one chunk. */

export { RightsPage } from './identity/rights/RightsPage.tsx';
export { UserList } from './identity/users/UserList.tsx';
export { UserCreate, UserEdit, UserShow } from './identity/users/UserPages.tsx';
export { ApprovalsPage } from './tools/approvals/ApprovalsPage.tsx';
