import { Letter } from '@odonta/db/models';
import type { TestApi } from './testApi.ts';

/** The secrets of letters as their readers know them; letters keep them from now on, as in a demonstration. */
export function mailboxes({ ports }: Pick<TestApi, 'ports'>) {
  ports.areSecretsShown = true;
  return {
    async newest(to: string, kind: string): Promise<{ secret: string; token: string }> {
      const letter = await Letter.findOne({
        where: { to, kind },
        order: [['id', 'DESC']],
        rejectOnEmpty: true,
      });
      const secret = letter.secret ?? '';
      return { secret, token: secret.split('#')[1] ?? '' };
    },
    count: (to: string, kind: string) => Letter.count({ where: { to, kind } }),
  };
}
