/** The screens of the menu group, one chunk. */
export { SearchReport } from './catalog/search/SearchReport.tsx';
export { SynonymCreate, SynonymEdit, SynonymList, SynonymShow } from './catalog/search/SynonymScreens.tsx';
