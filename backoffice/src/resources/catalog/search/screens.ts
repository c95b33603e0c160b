/** The screens of the entity, one chunk. */
export { SearchReport } from './SearchReport.tsx';
export { SynonymCreate, SynonymEdit, SynonymList, SynonymShow } from './SynonymScreens.tsx';
