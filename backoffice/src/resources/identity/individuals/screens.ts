/** The screens of the entity, one chunk. */
export { IndividualList } from './IndividualList.tsx';
export { IndividualCreate, IndividualEdit, IndividualShow } from './IndividualPages.tsx';
