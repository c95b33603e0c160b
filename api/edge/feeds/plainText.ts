import { decodeHTML } from 'entities';

/** The visible text of HTML, cut at a word. */
export function plainText(html: string, atMost: number): string {
  const text = decodeHTML(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= atMost) return text;
  return `${text.slice(0, atMost).replace(/\s\S*$/, '')}…`;
}
