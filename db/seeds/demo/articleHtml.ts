import { escapeUTF8 } from 'entities';

/** HTML of a text in few marks: `## ` and `### ` head, `- ` and `1. ` list, `> ` quotes, `| a | b |` are rows, the first of them the head. */
export function articleHtml(body: string): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return runs(lines).map(block).join('\n');
}

type Kind = 'ul' | 'ol' | 'table' | 'h2' | 'h3' | 'blockquote' | 'p';

const marks: readonly (readonly [string, Kind])[] = [
  ['### ', 'h3'],
  ['## ', 'h2'],
  ['- ', 'ul'],
  ['1. ', 'ol'],
  ['> ', 'blockquote'],
  ['| ', 'table'],
];
const gathered: readonly Kind[] = ['ul', 'ol', 'table'];

interface Run {
  kind: Kind;
  texts: string[];
}

function runs(lines: readonly string[]): Run[] {
  const all: Run[] = [];
  for (const line of lines) {
    const [mark, kind] = marks.find(([start]) => line.startsWith(start)) ?? ['', 'p' as const];
    const last = all.at(-1);
    if (last?.kind === kind && gathered.includes(kind)) last.texts.push(line.slice(mark.length));
    else all.push({ kind, texts: [line.slice(mark.length)] });
  }
  return all;
}

function block({ kind, texts }: Run): string {
  if (kind === 'table') return table(texts);
  if (kind === 'ul' || kind === 'ol')
    return `<${kind}>${texts.map((text) => `<li>${escapeUTF8(text)}</li>`).join('')}</${kind}>`;
  const inner = escapeUTF8(texts.join(' '));
  return kind === 'blockquote' ? `<blockquote><p>${inner}</p></blockquote>` : `<${kind}>${inner}</${kind}>`;
}

function table([head = '', ...rows]: readonly string[]): string {
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((text) => row(text, 'td')).join('')}</tbody></table>`;
}

function row(text: string, cell: 'th' | 'td'): string {
  const cells = text.replace(/\s*\|\s*$/, '').split(/\s*\|\s*/);
  return `<tr>${cells.map((inner) => `<${cell}>${escapeUTF8(inner)}</${cell}>`).join('')}</tr>`;
}
