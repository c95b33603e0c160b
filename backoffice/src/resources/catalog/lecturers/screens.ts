/** The screens of the entity, one chunk. */
export { LecturerList } from './LecturerList.tsx';
export { LecturerCreate, LecturerEdit, LecturerShow } from './LecturerPages.tsx';
