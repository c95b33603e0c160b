/** The screens of the entity, one chunk. */
export { RequisitesList } from './RequisitesList.tsx';
export { RequisitesShow } from './RequisitesShow.tsx';
