/** The screens of the entity, one chunk. */
export { AdSlotList } from './AdSlotList.tsx';
export { AdSlotEdit, AdSlotShow } from './AdSlotPages.tsx';
