/** The screens of the entity, one chunk. */
export { CenterList } from './CenterList.tsx';
export { CenterCreate, CenterEdit, CenterShow } from './CenterPages.tsx';
