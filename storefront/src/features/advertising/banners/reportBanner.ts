import { bannerView } from '@odonta/db/vocabulary/advertising/banners.ts';
import { announce } from '../../../lib/api.ts';

const seen = new Set<number>();

export const reportClick = (id: number) => announce('/banner/clickUser', { id });

/** Counts each banner once after half of it was visible for a second. */
export function reportViews(place: HTMLElement): (shown: number | undefined) => void {
  let shown: number | undefined;
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const id = shown;
    if (!isSeen || id === undefined || seen.has(id)) return;
    timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      seen.add(id);
      announce('/banner/viewUser', { id });
    }, bannerView.ms);
  }

  const observer = new IntersectionObserver(
    ([entry]) => {
      isSeen = entry?.isIntersecting === true;
      wait();
    },
    { threshold: bannerView.part },
  );
  observer.observe(place);
  return (id) => {
    if (id === shown) return;
    shown = id;
    wait();
  };
}
