import { decodeEntities } from '@odonta/db/vocabulary/decodeEntities.ts';

/** The words of a formatted text, a paragraph or an item a line; links name their addresses, as these are what is judged. */
export function linesOfHtml(html: string): string {
  const lines = withAddresses(html)
    .replace(/<(?:\/(?:p|li|h\d|div|tr|blockquote)|br\s*\/?)>/g, '\n')
    .replace(/<[^<>]*>/g, '');
  return decodeEntities(lines)
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

function withAddresses(html: string): string {
  let address: string | undefined;
  return html.replace(/<a\s[^<>]*>|<\/a>/g, (tag) => {
    const shown = tag === '</a>' && address ? ` (${address})` : '';
    address = /\shref="([^"]*)"/.exec(tag)?.[1];
    return shown;
  });
}
