/** The screens of the entity, one chunk. */
export { PageCreate } from './PageCreate.tsx';
export { PageList } from './PageList.tsx';
export { PageEdit, PageShow } from './PagePages.tsx';
