/** The screens of the menu group, one chunk. */

export { CenterList } from './catalog/centers/CenterList.tsx';
export { CenterCreate, CenterEdit, CenterShow } from './catalog/centers/CenterPages.tsx';
export { LecturerList } from './catalog/lecturers/LecturerList.tsx';
export { LecturerCreate, LecturerEdit, LecturerShow } from './catalog/lecturers/LecturerPages.tsx';
export { ProdCreate } from './catalog/prods/ProdCreate.tsx';
export { ProdEdit } from './catalog/prods/ProdEdit.tsx';
export { ProdList } from './catalog/prods/ProdList.tsx';
export { ProdShow } from './catalog/prods/ProdShow.tsx';
export { ArticleList } from './content/articles/ArticleList.tsx';
export { ArticleCreate, ArticleEdit, ArticleShow } from './content/articles/ArticlePages.tsx';
export { RequisitesList } from './money/center_requisites/RequisitesList.tsx';
export { RequisitesShow } from './money/center_requisites/RequisitesShow.tsx';
