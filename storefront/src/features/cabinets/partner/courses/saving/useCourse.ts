import type { CenterProdCard, SavedFields } from '@odonta/api/contract';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { type CourseState, type CourseStore, createCourseStore } from './courseStore.ts';
import { store, storedOf } from './unsavedStore.ts';

const CourseContext = createContext<CourseStore | null>(null);
export const CourseProvider = CourseContext.Provider;

/** The store of an opened course: it tries again when the network, the tab or the session is back. */
export function useNewStore(card: CenterProdCard): CourseStore {
  const [course] = useState(() =>
    createCourseStore(card, storedOf(card.id), {
      save: (body: SavedFields) => partnerSession.call<CenterProdCard>(`/prods/my/${card.id}`, 'PUT', body),
      store: (unsaved) => store(card.id, unsaved),
    }),
  );
  useEffect(() => {
    const retry = () => course.retry();
    const warn = (event: BeforeUnloadEvent) => {
      const { isStored, phase } = course.current();
      if (!isStored && phase !== 'saved') event.preventDefault();
    };
    const leave = () => document.visibilityState === 'hidden' && void course.flush();
    addEventListener('online', retry);
    addEventListener('focus', retry);
    addEventListener('storage', retry);
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', retry);
      removeEventListener('focus', retry);
      removeEventListener('storage', retry);
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', leave);
      course.stop();
    };
  }, [course]);
  return course;
}

export function useStore(): CourseStore {
  const course = useContext(CourseContext);
  if (!course) throw new Error('A part of the editor stands outside of a course');
  return course;
}

export function useCourse(): CourseState {
  const course = useStore();
  return useSyncExternalStore(course.subscribe, course.current, course.current);
}
