import { viewedAlso } from '@odonta/db/vocabulary/edge/basket.ts';
import { recent } from './recent.ts';

const viewed = document.querySelector('[data-viewed]')?.getAttribute('data-viewed');
// After the islands have looked whether there is something to show: the course that is read now is not.
if (viewed) addEventListener('load', () => recent.become(viewedAlso(recent.current(), JSON.parse(viewed))));
