import { createOpener } from '../../lib/opener.ts';

export const questionOpener = createOpener('question');
