/** The screens of the entity, one chunk. */
export { LessonCard } from './LessonCard.tsx';
export { LessonList } from './LessonList.tsx';
