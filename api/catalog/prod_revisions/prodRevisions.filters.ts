import { Prod } from '@odonta/db/models';
import { wordsAmong } from '../../platform/lists/wordsAmong.ts';

/** Every typed word must occur in the name of the course or of its centre. */
export const byCourseAndCenter = wordsAmong(Prod, {
  column: 'prod_id',
  query: 'select p.id from prods p join centers c on c.id = p.center_id',
  texts: ['p.name', 'c.name'],
});
