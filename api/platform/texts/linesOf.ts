import { decodeHTML } from 'entities';

/** The lines a reader sees in the HTML of a text editor: a paragraph, a row or an item of a list each. */
export function linesOf(html: string, atMost: { lines: number; length: number }): string[] {
  return decodeHTML(
    html.replace(/<(?:br|\/(?:p|li|h[2-4]|tr|blockquote))\b[^<>]*>/g, '\n').replace(/<[^<>]*>/g, ' '),
  )
    .split('\n')
    .map((line) => shortened(line.replace(/\s+/g, ' ').trim(), atMost.length))
    .filter((line) => line !== '')
    .slice(0, atMost.lines);
}

const shortened = (line: string, length: number) =>
  line.length <= length ? line : `${line.slice(0, length).replace(/\s\S*$/, '')}…`;
