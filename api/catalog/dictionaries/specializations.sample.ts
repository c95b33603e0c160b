import { buildSpecialization } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const specializationsSample = sample('specializations', {
  build: buildSpecialization,
  create: () => ({ name: 'Гнатолог' }),
  change: { sort: 77 },
});
