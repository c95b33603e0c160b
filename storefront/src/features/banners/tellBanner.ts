import { bannerView } from '@odonta/db/vocabulary/site/banners.ts';
import { type RefObject, useEffect } from 'react';
import { tell } from '../../lib/api.ts';

const seen = new Set<number>();

export const tellClick = (id: number) => tell('/banner/clickUser', { id });

/** Tells once of each banner that half of it stood before the visitor's eyes for a second. */
export function useTellView(place: RefObject<HTMLElement | null>, id: number | undefined): void {
  useEffect(() => {
    const element = place.current;
    if (!element || id === undefined || seen.has(id)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting) return;
        timer = setTimeout(() => {
          if (document.visibilityState !== 'visible') return;
          seen.add(id);
          observer.disconnect();
          tell('/banner/viewUser', { id });
        }, bannerView.ms);
      },
      { threshold: bannerView.part },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, id]);
}
