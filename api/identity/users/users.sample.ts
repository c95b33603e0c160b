import { buildUser } from '@odonta/db/testing/factories.ts';
import { sample } from '../../testing/sample.ts';

export const usersSample = sample('users', {
  build: buildUser,
  create: () => ({ email: 'new-staff@test.local', name: 'Новый Сотрудник' }),
  change: { name: 'Правленый Сотрудник' },
  bodies: { add_role: { role: 'MANAGER' }, remove_role: { role: 'MANAGER' } },
});
