/** The screens of the entity, one chunk. */
export { ParticipantCard } from './ParticipantCard.tsx';
export { ParticipantEdit } from './ParticipantEdit.tsx';
export { ParticipantList } from './ParticipantList.tsx';
