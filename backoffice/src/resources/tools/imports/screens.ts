/** The screens of the entity, one chunk. */
export { ImportCreate } from './ImportCreate.tsx';
export { ImportList } from './ImportList.tsx';
export { ImportShow } from './ImportShow.tsx';
