/** The screens of the menu group, one chunk. */
export { ArticleList } from './articles/ArticleList.tsx';
export { ArticleCreate, ArticleEdit, ArticleShow } from './articles/ArticlePages.tsx';
export { RequisitesList } from './center_requisites/RequisitesList.tsx';
export { RequisitesShow } from './center_requisites/RequisitesShow.tsx';
export { CenterList } from './centers/CenterList.tsx';
export { CenterCreate, CenterEdit, CenterShow } from './centers/CenterPages.tsx';
export { LecturerList } from './lecturers/LecturerList.tsx';
export { LecturerCreate, LecturerEdit, LecturerShow } from './lecturers/LecturerPages.tsx';
export { ProdCreate } from './prods/ProdCreate.tsx';
export { ProdEdit } from './prods/ProdEdit.tsx';
export { ProdList } from './prods/ProdList.tsx';
export { ProdShow } from './prods/ProdShow.tsx';
