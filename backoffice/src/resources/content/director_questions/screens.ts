/** The screens of the entity, one chunk. */
export { DirectorQuestionCard } from './DirectorQuestionCard.tsx';
export { DirectorQuestionCreate } from './DirectorQuestionCreate.tsx';
