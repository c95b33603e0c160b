import { announce } from '../../../lib/api.ts';
import { isUncounted } from './isUncounted.ts';

/** A shorter visit is not counted as an opening. */
const seenAfterMs = 1000;

// Asked on a draft too: its address is copied as well.
const isOfStaff = isUncounted(window);
const page = document.querySelector<HTMLElement>('[data-collection]');
if (page && !isOfStaff) count(page, page.dataset.collection ?? '');

function count(place: HTMLElement, code: string): void {
  const open = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', open);
    setTimeout(() => announce('/collections/open', { code }), seenAfterMs);
  };
  document.addEventListener('visibilitychange', open);
  open();

  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const prod = link?.closest<HTMLElement>('[data-prod]');
    if (prod) announce('/collections/click', { code, prod_id: Number(prod.dataset.prod) });
  };
  place.addEventListener('click', follow);
  // A middle button opens a course too; the right one opens only a menu.
  place.addEventListener('auxclick', (event) => event.button === 1 && follow(event));
}
