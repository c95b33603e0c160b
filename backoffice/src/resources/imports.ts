/** Screens of imports, one chunk: few people ever open them. */
export { ImportCreate } from './imports/ImportCreate.tsx';
export { ImportList } from './imports/ImportList.tsx';
export { ImportShow } from './imports/ImportShow.tsx';
