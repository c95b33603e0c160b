import { buildCategory } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const categoriesSample = sample('categories', {
  build: buildCategory,
  change: { sort: 77 },
});
