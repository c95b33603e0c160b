import type { Letter } from '@odonta/db/models';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { NewLetter } from '../letters.ts';

/** More are told by another letter of the same day. */
export const lettersInDigest = 50;

/** The letters of a day, each under its subject, without greetings and signatures. */
export function digest(to: string, letters: readonly Pick<Letter, 'subject' | 'text'>[]): NewLetter {
  const parts = letters.map(({ subject, text }) => `${subject}\n${bodyOf(text)}`);
  return {
    kind: 'digest',
    to,
    subject: `Сводка за день: ${plural(letters.length, ['событие', 'события', 'событий'])}`,
    text: `${parts.join('\n\n———\n\n')}\n\nКак часто писать, выбирают в кабинете, в разделе «Письма».\n\nКоманда «Одонты»`,
  };
}

/** Only the first paragraph may be our greeting, and only the last our name: others may quote somebody. */
function bodyOf(text: string): string {
  const parts = text.split('\n\n');
  const from = parts[0]?.startsWith('Здравствуйте') ? 1 : 0;
  const isSigned = ['Команда «Одонты»', 'Одонта'].includes(parts.at(-1)?.trim() ?? '');
  return parts.slice(from, isSigned ? -1 : undefined).join('\n\n');
}
