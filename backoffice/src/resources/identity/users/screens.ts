/** The screens of the entity, one chunk. */
export { UserList } from './UserList.tsx';
export { UserCreate, UserEdit, UserShow } from './UserPages.tsx';
