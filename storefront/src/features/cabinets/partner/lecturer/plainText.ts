import { decodeEntities } from '@odonta/db/vocabulary/decodeEntities.ts';

const blocks = /<\/(?:p|h\d|ul|ol|blockquote|table)>/g;
const lines = /<br\s*\/?>|<\/(?:li|tr)>/g;

/** A formatted text as plain paragraphs, separated by empty lines. */
export function plainOf(html: string): string {
  const text = html
    .replace(blocks, '\n\n')
    .replace(lines, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n');
  return decodeEntities(text).trim();
}

/** The same paragraphs as the site keeps them. */
export function htmlOf(text: string): string {
  const escaped = text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (escaped === '') return '';
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}
