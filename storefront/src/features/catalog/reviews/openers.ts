import { openByClicks } from '../../../islands/opener.ts';
import { reviewOpener } from './reviewOpener.ts';

openByClicks(reviewOpener, 'data-open-review');

const query = new URLSearchParams(location.search);
for (const [parameter, by] of [
  ['review', 'code'],
  ['my_review', 'mine'],
] as const) {
  const secret = query.get(parameter);
  if (secret === null) continue;
  reviewOpener.open(`${by}:${secret}`);
  // A secret must not stay in the address, to be passed on with it or sent to the next site.
  query.delete(parameter);
  const search = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
}
