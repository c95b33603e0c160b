import { Letter } from '@odonta/db/models';
import { showSecretsOfLetters } from '../platform/mail/secrets.ts';

/** The secrets of letters as their readers know them; letters keep them until `forget`, as in a demonstration. */
export function mailboxes() {
  showSecretsOfLetters(true);
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
    forget: () => showSecretsOfLetters(false),
  };
}
