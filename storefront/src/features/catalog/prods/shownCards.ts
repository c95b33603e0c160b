import { cardView } from '@odonta/db/vocabulary/catalog/views.ts';
import { whenSeen } from '../../../lib/whenSeen.ts';
import { countViews } from '../../platform/visits/countViews.ts';

/** Cards that are on the screen, by the moment they came there. */
const since = new Map<HTMLElement, number>();
const counted = new Set<number>();
const unsent: number[] = [];

/** Counts each course of the page once after half of its card was visible for a second. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, time } of entries as (IntersectionObserverEntry & {
      target: HTMLElement;
    })[])
      if (isIntersecting) since.set(target, time);
      else {
        note(target, time);
        since.delete(target);
      }
  },
  { threshold: cardView.part },
);

function note(card: HTMLElement, now: number): void {
  const id = Number(card.dataset.prod);
  if (now - (since.get(card) ?? now) < cardView.ms || counted.has(id)) return;
  counted.add(id);
  unsent.push(id);
}

/** One report for a page, when it is left or laid aside. */
function send(): void {
  for (const card of since.keys()) note(card, performance.now());
  countViews('shown', unsent.splice(0));
}

whenSeen(() => {
  for (const card of document.querySelectorAll('[data-prod]')) observer.observe(card);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
});
