/** The screens of the menu group, one chunk. */

export { ApprovalsPage } from './approvals/ApprovalsPage.tsx';
export { RightsPage } from './rights/RightsPage.tsx';
export { UserList } from './users/UserList.tsx';
export { UserCreate, UserEdit, UserShow } from './users/UserPages.tsx';
