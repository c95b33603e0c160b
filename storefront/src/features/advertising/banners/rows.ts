import type { Banner } from '@odonta/api/contract';
import { bannersAtMost } from '@odonta/db/vocabulary/advertising/banners.ts';
import { get } from '../../../lib/api.ts';
import { bannersClosedKey } from './beforePaint.ts';
import { uncapped } from './capping.ts';
import { carouselOf } from './carousel.ts';
import { slogan } from './slogan.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-banners]')) {
  place.querySelector('[data-close-banners]')?.addEventListener('click', closeRow);
  whenSeen(place, () => fill(place));
}

/** The row that was closed is never seen, and asks for nothing. */
function whenSeen(place: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    act();
  });
  observer.observe(place);
}

async function fill(place: HTMLElement): Promise<void> {
  const banners = await bannersFor(place);
  const close = place.querySelector<HTMLElement>('[data-close-banners]');
  if (banners.length > 0) place.prepend(carouselOf(banners, Number(place.dataset.slot)));
  else if (close) place.prepend(slogan());
  if (close) close.hidden = false;
  place.querySelector('[data-waiting]')?.remove();
  place.dataset.banners = banners.length > 0 ? 'list' : 'none';
  place.ariaBusy = 'false';
}

/** None too when they cannot be asked for: a page is whole without them. */
async function bannersFor({ dataset: { slot = '', category = 'site' } }: HTMLElement): Promise<Banner[]> {
  const query = { module: category, position: slot, count: String(bannersAtMost) };
  const found = await get<Banner[]>('/banner/get', query).catch(() => []);
  return uncapped(found).slice(0, bannersAtMost);
}

/** Closed until the tab is: the pages that follow know it before they are drawn. */
function closeRow(): void {
  try {
    sessionStorage.setItem(bannersClosedKey, '1');
  } catch {
    // A browser that keeps nothing shows the row again on the next page.
  }
  document.documentElement.dataset.bannersClosed = '';
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
