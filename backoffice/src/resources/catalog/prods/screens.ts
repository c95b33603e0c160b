/** The screens of the entity, one chunk. */
export { ProdCreate } from './ProdCreate.tsx';
export { ProdEdit } from './ProdEdit.tsx';
export { ProdList } from './ProdList.tsx';
export { ProdShow } from './ProdShow.tsx';
