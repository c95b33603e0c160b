import { openByClicks } from '../../lib/opener.ts';
import { questionOpener } from './questionOpener.ts';

openByClicks(questionOpener, 'data-open-question');
