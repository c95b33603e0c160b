import { parse } from 'csv-parse/sync';
import { unsupportedMedia } from '../http/errors.ts';
import { wrong } from './wrongFile.ts';

interface Csv {
  rows: { number: number; cells: string[] }[];
  encoding: string;
  delimiter: string;
}

/** As Russian Excel saves it (windows-1251, semicolons) and as everything else does (UTF-8, commas, tabs). */
export function readCsv(bytes: Uint8Array): Csv {
  const { text, encoding } = decoded(bytes);
  if (text.includes('\0')) throw unsupportedMedia('Подойдёт таблица CSV или XLSX');
  const delimiter = delimiterOf(text);
  return { rows: recordsOf(text, delimiter), encoding, delimiter };
}

function decoded(bytes: Uint8Array): { text: string; encoding: string } {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1251').decode(bytes), encoding: 'windows-1251' };
  }
}

/** The one that divides the headers into most parts; what is quoted is none. */
function delimiterOf(text: string): string {
  const head = headOf(text.trimStart());
  const parts = (delimiter: string) => head.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, each) => (parts(each) > parts(best) ? each : best));
}

/** The first record without what is quoted in it. */
function headOf(text: string): string {
  let [head, isQuoted] = ['', false];
  for (const character of text.slice(0, 20_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\r\n]/.test(character)) break;
    else if (!isQuoted) head += character;
  }
  return head;
}

function recordsOf(text: string, delimiter: string): Csv['rows'] {
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    }) as string[][];
    return records.map((cells, index) => ({
      number: index + 1,
      cells: cells.map((cell) => armed(cell.trim())),
    }));
  } catch {
    throw wrong('Файл не читается: проверьте кавычки и разделители');
  }
}

/** Our own exports put an apostrophe before what a spreadsheet would run; the text is the one after it. */
function armed(cell: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
