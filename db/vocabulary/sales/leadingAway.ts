/**
 * A letter of a centre goes to all of its participants at once, so addresses, phones and numbers of cards are
 * looked for in it however they are disguised.
 */

/** Whether a text leads to a site, a phone or a card, whatever stands between its parts. */
export function leadsAway(text: string): boolean {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(otherDots, '.');
  return (
    holdsLongNumber(plain) || [...plain.matchAll(afterDot)].some(([, word = '']) => !isAbbreviation(word))
  );
}

const invisible = /[\p{Cf}\p{M}]/gu;
/** Mail clients of some countries take these for the dot of an address. */
const otherDots = /[。．｡․‧·•]/gu;
/** A word glued to the dot before it, and to something before that. */
const afterDot = /[\p{L}\p{N}_-]\.(\p{L}{2,})/gu;

/** A mail client makes no link of these; a name of a site ends with none of them. */
const abbreviations = new Set([
  'ст',
  'кв',
  'корп',
  'стр',
  'оф',
  'каб',
  'эт',
  'ул',
  'пр',
  'пер',
  'наб',
  'обл',
]);
const isAbbreviation = (word: string) => abbreviations.has(word.toLowerCase());

const numberOfWay = 10;

/** Ten digits and no letter between them; dates, hours and prices are taken out first. */
const holdsLongNumber = (text: string): boolean =>
  text
    .replace(ordinary, ' x ')
    .split(/\p{L}+/u)
    .some((part) => (part.match(/\p{N}/gu)?.length ?? 0) >= numberOfWay);

const ordinary =
  /(?<![\p{N}.:/-])(?:(?:[0-2]?\d|3[01])\.(?:0?\d|1[0-2])\.20\d{2}|(?:[01]?\d|2[0-3])[.:][0-5]\d|(?:[0-2]?\d|3[01])\.(?:0?\d|1[0-2])|\d{1,3}(?: \d{3}){0,2} ?₽)(?![\p{N}]|[.:/-]\p{N})/gu;
