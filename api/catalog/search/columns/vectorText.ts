import type { Lexemes } from './lexemes.ts';

/** Each place of a word in a card is one number: twenty bits for its lexeme, two for its weight, ten for its position. */

export const numberIn = (placed: number): number => placed >>> 12;
/** Three for the name of the course, less for the rest. */
export const weightIn = (placed: number): number => (placed >>> 10) & 3;
export const positionIn = (placed: number): number => placed & lastPosition;

const codeOf = (sign: string) => sign.charCodeAt(0);
const [colon, comma, zero, nine] = [codeOf(':'), codeOf(','), codeOf('0'), codeOf('9')];
const [heaviest, lightest] = [codeOf('A'), codeOf('C')];

/** A card has some hundreds of words: the rest of more would be ranked as if it stood at one place. */
const lastPosition = 1023;

/** Reads `'имплант':1A,12B 'онлайн':14C`. Words for which there is no number are left out. */
export function placed(text: string, lexemes: Lexemes): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const end = endOfLexeme(text, at + 1);
    const number = lexemes.numberOf(unescaped(text.slice(at + 1, end)));
    at = end + 1;
    if (text.charCodeAt(at) !== colon) {
      if (number !== undefined) found.push((number << 12) | lastPosition);
      continue;
    }
    do {
      at += 1;
      let position = 0;
      for (; isDigit(text.charCodeAt(at)); at += 1) position = 10 * position + text.charCodeAt(at) - zero;
      const letter = text.charCodeAt(at);
      const weight = letter >= heaviest && letter <= lightest ? 3 + heaviest - letter : 0;
      if (weight > 0) at += 1;
      if (number !== undefined)
        found.push((number << 12) | (weight << 10) | Math.min(position, lastPosition));
    } while (text.charCodeAt(at) === comma);
  }
  return found;
}

/** A quote within a lexeme is doubled. */
function endOfLexeme(text: string, from: number): number {
  let end = text.indexOf("'", from);
  while (end >= 0 && text[end + 1] === "'") end = text.indexOf("'", end + 2);
  return end < 0 ? text.length : end;
}

const unescaped = (lexeme: string) => lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\');

const isDigit = (code: number) => code >= zero && code <= nine;
