import { openByClicks } from '../../../../islands/opener.ts';
import { joinOpener } from './joinOpener.ts';

openByClicks(joinOpener, 'data-open-waitlist');
