import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './users.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const user = { id: 1, name: typed, email: 'user@test.local' };
  return {
    accessChanged: letters.accessChanged(user, user.email, ['email']),
    roleChanged: letters.roleChanged(user, { id: 2, name: 'Анна' }, 'MANAGER', 'given'),
  };
};
