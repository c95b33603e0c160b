/** The screens of the menu group, one chunk. */
export {
  DocumentCreate,
  DocumentEdit,
  DocumentList,
  DocumentShow,
} from './content/documents/DocumentPages.tsx';
export { MetaFaultList } from './content/meta_faults/MetaFaultList.tsx';
export {
  PageMetaCreate,
  PageMetaEdit,
  PageMetaList,
  PageMetaShow,
} from './content/page_metas/PageMetaPages.tsx';
export { PageCreate } from './content/pages/PageCreate.tsx';
export { PageList } from './content/pages/PageList.tsx';
export { PageEdit, PageShow } from './content/pages/PagePages.tsx';
export {
  RedirectCreate,
  RedirectEdit,
  RedirectList,
  RedirectShow,
} from './content/redirects/RedirectPages.tsx';
