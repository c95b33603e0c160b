/** The screens of the entity, one chunk. */
export { NegativeLecturerCard } from './NegativeLecturerCard.tsx';
export { NegativeLecturerCreate } from './NegativeLecturerCreate.tsx';
export { NegativeLecturerList } from './NegativeLecturerList.tsx';
