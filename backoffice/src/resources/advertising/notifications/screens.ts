/** The screens of the entity, one chunk. */
export { NotificationList } from './NotificationList.tsx';
export { NotificationCreate, NotificationEdit, NotificationShow } from './NotificationPages.tsx';
