import { viewedAlso } from '@odonta/db/vocabulary/site/basket.ts';
import { recent } from './recent.ts';

const viewed = document.querySelector('[data-viewed]')?.getAttribute('data-viewed');
if (viewed) recent.become(viewedAlso(recent.current(), JSON.parse(viewed)));
