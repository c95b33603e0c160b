import type { Letter } from '@odonta/db/models';
import { port } from '../ports.ts';

/** The placeholder in the text of a letter for a secret of its reader. */
export const secretPlace = '{secret}';

/** Whether staff see codes and links in the outbox: only in a demonstration, where letters go to no mailbox. */
export const areSecretsShown = port('areSecretsShown', () => false);

export function textAsDelivered({ text, secret }: Pick<Letter, 'text' | 'secret'>): string {
  return secret === null ? text : text.replaceAll(secretPlace, () => secret);
}

export function textAsShown({ text, secret }: Pick<Letter, 'text' | 'secret'>): string {
  return areSecretsShown() ? textAsDelivered({ text, secret }) : text.replaceAll(secretPlace, '••••••');
}
