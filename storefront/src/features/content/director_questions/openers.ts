import { openByClicks } from '../../../islands/opener.ts';
import { questionOpener } from './questionOpener.ts';

openByClicks(questionOpener, 'data-open-question');
