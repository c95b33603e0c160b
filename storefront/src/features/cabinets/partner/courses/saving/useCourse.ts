import type { CenterProdCard, EditedProd } from '@odonta/api/contract';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { documentContext } from '../../editor/saving/useDocument.ts';
import { courseTies } from './courseTies.ts';

const course = documentContext<CenterProdCard, EditedProd>('course');

export const CourseProvider = course.Provider;
export const useStore = course.useStore;
export const useCourse = course.useDocument;

export const isOpen = ({ edits, closed_because }: CenterProdCard): boolean =>
  edits && closed_because === null;

export const useNewStore = (card: CenterProdCard) =>
  course.useNewStore(card, {
    ties: courseTies,
    isOpen,
    save: (body) => partnerSession.call<CenterProdCard>(`/prods/my/${card.id}`, 'PUT', body),
  });
