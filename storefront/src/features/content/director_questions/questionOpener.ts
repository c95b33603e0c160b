import { createOpener } from '../../../islands/opener.ts';

export const questionOpener = createOpener('question');
