/** The screens of the entity, one chunk. */
export { TopStripList } from './TopStripList.tsx';
export { TopStripCreate, TopStripEdit, TopStripShow } from './TopStripPages.tsx';
