import { type ViewStep, viewsAtOnce } from '@odonta/db/vocabulary/catalog/views.ts';
import { sessionTokenKeys, staffTokenKey } from '@odonta/db/vocabulary/edge/cabinets.ts';
import { announce } from '../../../lib/api.ts';

/** Reports what a visitor has seen: which courses and nothing about him. */
export function countViews(step: ViewStep, ids: readonly number[]): void {
  if (isSeller()) return;
  for (let from = 0; from < ids.length; from += viewsAtOnce)
    announce('/prods/views', { step, ids: ids.slice(from, from + viewsAtOnce) });
}

/** Centres and staff, also one who has entered as another user, look at courses for their work. */
function isSeller(): boolean {
  try {
    return [staffTokenKey, sessionTokenKeys.partner].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
