/** The screens of the entity, one chunk. */
export { PinningList } from './PinningList.tsx';
export { PinningCreate, PinningEdit, PinningShow } from './PinningPages.tsx';
