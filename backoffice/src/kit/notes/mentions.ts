import type { Colleague } from '@odonta/api/contract';

/** The text being typed after an @ at the caret, and the position of the @. */
export interface Mentioning {
  at: number;
  typed: string;
}

/** An @ begins a mention at the start of a word; two words of a name may follow before one gives up. */
export function mentioningAt(text: string, caret: number): Mentioning | null {
  const found = /(?:^|[\s(«])@([\p{L}-]*(?: [\p{L}-]*)?)$/u.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? null : { at: caret - typed.length - 1, typed };
}

/** The text with the colleague's name in place of the typed part, and the caret after it. */
export function withMention(
  text: string,
  { at, typed }: Mentioning,
  { name }: Colleague,
): { text: string; caret: number } {
  const before = `${text.slice(0, at)}@${name} `;
  return { text: before + text.slice(at + typed.length + 1).trimStart(), caret: before.length };
}

/** The colleagues whose names the text still contains. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const once = new Map(colleagues.map((each) => [each.id, each]));
  return [...once.values()].filter(({ name }) => text.includes(`@${name}`));
}

/** The text in pieces, with the mentioned names separate. */
export function pieces(text: string, mentions: readonly Colleague[]): { text: string; isName: boolean }[] {
  const names = mentions.map(({ name }) => `@${name}`).filter((name) => text.includes(name));
  if (names.length === 0) return [{ text, isName: false }];
  const longestFirst = names
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isName: names.includes(piece) }));
}
