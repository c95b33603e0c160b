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

const bodyOf = (text: string): string =>
  text
    .split('\n\n')
    .filter((part) => !part.startsWith('Здравствуйте') && part.trim() !== 'Команда «Одонты»')
    .join('\n\n');
