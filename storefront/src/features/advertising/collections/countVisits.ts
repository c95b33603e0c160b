import { uncountedVisit } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import { announce } from '../../../lib/api.ts';

/** Somebody who only passes by has not opened it. */
const seenAfterMs = 1000;

const page = document.querySelector<HTMLElement>('[data-collection]');
if (page && location.hash !== uncountedVisit) count(page, page.dataset.collection ?? '');

function count(place: HTMLElement, code: string): void {
  const open = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', open);
    setTimeout(() => announce('/collections/open', { code }), seenAfterMs);
  };
  document.addEventListener('visibilitychange', open);
  open();

  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const prod = link?.closest<HTMLElement>('[data-prod]');
    if (prod) announce('/collections/click', { code, prod_id: Number(prod.dataset.prod) });
  };
  // A middle button opens a course too.
  for (const event of ['click', 'auxclick']) place.addEventListener(event, follow);
}
