import { buildCenter } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const centersSample = sample('centers', {
  build: buildCenter,
  create: () => ({ name: 'Новый центр', email: 'new@test.local' }),
  change: { name: 'Центр после правки' },
  bodies: { assign_manager: { manager_id: 1 } },
  of: async ({ center }) => center,
});
