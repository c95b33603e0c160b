import { plural } from '@odonta/db/vocabulary/plural.ts';

/** «48 знаков», with a warning if a search engine would cut it. */
export function lengthHint(text: string, shown: number): string {
  const { length } = [...text.trim()];
  if (length === 0) return `В поиске видно до ${shown} знаков`;
  const counted = plural(length, ['знак', 'знака', 'знаков']);
  return length > shown ? `${counted}: в поиске видно только ${shown}` : counted;
}
