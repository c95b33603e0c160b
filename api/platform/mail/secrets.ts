import type { Letter } from '@odonta/db/models';

/** Stands in the text of a letter for what only its reader may know. */
export const secretPlace = '{secret}';

/** Whether staff read codes and links of the outbox: in a demonstration, where nobody else would. Set once, at the start. */
let isDemo = false;

export function showSecretsOfLetters(shown: boolean): void {
  isDemo = shown;
}

export function textAsDelivered({ text, secret }: Pick<Letter, 'text' | 'secret'>): string {
  return secret === null ? text : text.replaceAll(secretPlace, () => secret);
}

export function textAsShown({ text, secret }: Pick<Letter, 'text' | 'secret'>): string {
  return isDemo ? textAsDelivered({ text, secret }) : text.replaceAll(secretPlace, '••••••');
}

/** A secret that was delivered is of no more use here, but to the readers of a demonstration. */
export const secretAfterDelivery = (secret: string | null): string | null => (isDemo ? secret : null);
