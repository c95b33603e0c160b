/** The screens of the menu group, one chunk. */
export { UserList } from './users/UserList.tsx';
export { UserCreate, UserEdit, UserShow } from './users/UserPages.tsx';
