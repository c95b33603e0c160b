import { decodeEntities } from './decodeEntities.ts';

/** The beginning of a text in markup, as plain words: for descriptions that machines read. Expects HTML the server has sanitised. */
export function plainText(html: string, length: number): string {
  const words = decodeEntities(html.slice(0, length * 10).replace(/<[^<>]*>/g, ' '));
  const text = words.replace(/[\s\u00a0]+/g, ' ').trim();
  return shortened(text, length);
}

/** The beginning of a text, cut between words, with dots where something is left out. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length - 40 ? space : length).replace(/(?<![\s.,;:—–-])[\s.,;:—–-]+$/, '')}…`;
}
