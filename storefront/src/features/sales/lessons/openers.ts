import { openByClicks } from '../../../islands/opener.ts';
import { lessonOpener } from './lessonOpener.ts';

openByClicks(lessonOpener, 'data-open-lesson');
