import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const individualsSample = sample('individuals', {
  build: buildIndividual,
  create: () => ({ last_name: 'Новая', first_name: 'Вера', email: 'new-buyer@test.local' }),
  change: { city: 'Пермь после правки' },
  naming: { specializations: (id) => buildIndividual({ specializations: [id] }) },
});
