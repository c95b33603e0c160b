import { bannerView, viewsAtOnce } from '@odonta/db/vocabulary/advertising/banners.ts';
import { announce } from '../../../lib/api.ts';

/** Reports of all places of the page, until they leave together. */
const waiting = { shown: new Set<string>(), seen: new Set<string>() };
const reported = new Set<string>();

addEventListener('pagehide', send);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());

/** Reports each showing once when it is shown, and once after half of it was visible for a second. */
export function reportViews(
  place: HTMLElement,
  isSeen: (nonce: string) => void,
): (shown: string | undefined) => void {
  let shown: string | undefined;
  let isInView = false;
  let isHalfInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    clearTimeout(timer);
    const nonce = shown;
    if (!isInView || document.visibilityState !== 'visible' || nonce === undefined || reported.has(nonce))
      return;
    waiting.shown.add(nonce);
    if (!isHalfInView) return;
    timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      reported.add(nonce);
      waiting.shown.delete(nonce);
      waiting.seen.add(nonce);
      isSeen(nonce);
      // Another place of the page may be seen at the same moment.
      setTimeout(send);
    }, bannerView.ms);
  }

  // A second counts from the moment in which the page is looked at again.
  document.addEventListener('visibilitychange', wait);
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      isInView = entry?.isIntersecting === true;
      isHalfInView = isInView && (entry?.intersectionRatio ?? 0) >= bannerView.part;
      wait();
    },
    { threshold: [0, bannerView.part] },
  );
  observer.observe(place);
  return (nonce) => {
    if (nonce === shown) return;
    shown = nonce;
    wait();
  };
}

function send(): void {
  const [shown, seen] = [take(waiting.shown), take(waiting.seen)];
  if (shown.length + seen.length > 0) announce('/banner/viewUser', { shown, seen });
}

function take(from: Set<string>): string[] {
  const taken = [...from].slice(0, viewsAtOnce);
  for (const nonce of taken) from.delete(nonce);
  return taken;
}
