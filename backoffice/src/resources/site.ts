/** The screens of the menu group, one chunk. */
export { DocumentCreate, DocumentEdit, DocumentList, DocumentShow } from './documents/DocumentPages.tsx';
export { MetaFaultList } from './meta_faults/MetaFaultList.tsx';
export { PageMetaCreate, PageMetaEdit, PageMetaList, PageMetaShow } from './page_metas/PageMetaPages.tsx';
export { PageCreate } from './pages/PageCreate.tsx';
export { PageList } from './pages/PageList.tsx';
export { PageEdit, PageShow } from './pages/PagePages.tsx';
export { RedirectCreate, RedirectEdit, RedirectList, RedirectShow } from './redirects/RedirectPages.tsx';
