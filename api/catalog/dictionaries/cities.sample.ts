import { buildCity } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const citiesSample = sample('cities', {
  build: buildCity,
  create: () => ({ name: 'Новоград', region: 'Край' }),
  change: { population: 55_555 },
});
