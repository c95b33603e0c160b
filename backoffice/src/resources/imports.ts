/** Screens of imports, one chunk: few people ever open them. */
export { ImportCreate } from './tools/imports/ImportCreate.tsx';
export { ImportList } from './tools/imports/ImportList.tsx';
export { ImportShow } from './tools/imports/ImportShow.tsx';
