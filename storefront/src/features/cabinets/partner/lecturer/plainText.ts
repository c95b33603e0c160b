const blocks = /<\/(?:p|h\d|ul|ol|blockquote|table)>/g;
const lines = /<br\s*\/?>|<\/(?:li|tr)>/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** A formatted text as plain paragraphs, separated by empty lines. */
export function plainOf(html: string): string {
  return html
    .replace(blocks, '\n\n')
    .replace(lines, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
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
