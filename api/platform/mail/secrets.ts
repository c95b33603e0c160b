import type { Letter } from '@odonta/db/models';
import { port } from '../ports.ts';

/** The placeholder in the text of a letter for a secret of its reader. */
export const secretPlace = '{secret}';

/** Whether staff see codes and links in the outbox: only in a demonstration, where letters go to no mailbox. */
export const areSecretsShown = port('areSecretsShown', () => false);

/** The paragraph of a letter where its secret is shown as a QR code, to readers of HTML. */
export const qrCodePlace = '{qr}';

/** With the place of a QR code, which the plain text has no use for. */
export function textWithSecret({ text, secret }: Pick<Letter, 'text' | 'secret'>): string {
  return secret === null ? text : text.replaceAll(secretPlace, () => secret);
}

export const textAsDelivered = (letter: Pick<Letter, 'text' | 'secret'>): string =>
  textWithSecret(letter).replaceAll(`${qrCodePlace}\n\n`, '');

export function textAsShown({ text, secret }: Pick<Letter, 'text' | 'secret'>): string {
  const shown = areSecretsShown() ? textWithSecret({ text, secret }) : text.replaceAll(secretPlace, '••••••');
  return shown.replaceAll(qrCodePlace, '[QR-код]');
}
