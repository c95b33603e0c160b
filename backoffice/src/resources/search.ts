/** The screens of the menu group, one chunk. */
export { SearchReport } from './search/SearchReport.tsx';
export { SynonymCreate, SynonymEdit, SynonymList, SynonymShow } from './search/SynonymScreens.tsx';
