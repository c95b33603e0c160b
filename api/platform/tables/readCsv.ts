import { parse } from 'csv-parse/sync';
import { ApiError, unsupportedMedia } from '../http/errors.ts';
import { bounded, RowsWithin } from './rowsWithin.ts';
import type { Row, TableLimits } from './tableOf.ts';
import { wrong } from './wrongFile.ts';

interface Csv {
  rows: Row[];
  encoding: string;
  delimiter: string;
}

/** As Russian Excel saves it (windows-1251, semicolons) and as everything else does (UTF-8, commas, tabs). */
export function readCsv(bytes: Uint8Array, limits: TableLimits): Csv {
  const { text, encoding } = decoded(bytes);
  if (text.includes('\0')) throw unsupportedMedia('Подойдёт таблица CSV или XLSX');
  const delimiter = delimiterOf(text);
  return { rows: recordsOf(text, delimiter, limits), encoding, delimiter };
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

/** The delimiter that splits the headers into most parts; quoted ones do not count. */
function delimiterOf(text: string): string {
  const head = headOf(text.trimStart());
  const parts = (delimiter: string) => head.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, each) => (parts(each) > parts(best) ? each : best));
}

/** The first record without its quoted parts. */
function headOf(text: string): string {
  let [head, isQuoted] = ['', false];
  for (const character of text.slice(0, 20_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\r\n]/.test(character)) break;
    else if (!isQuoted) head += character;
  }
  return head;
}

/** In bytes; a quote that never ends would make one record of the whole file. */
const longestRecord = 1024 * 1024;

function recordsOf(text: string, delimiter: string, limits: TableLimits): Row[] {
  const rows = new RowsWithin(limits);
  let number = 0;
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: longestRecord,
      // Answers nothing, so that the parser keeps no second list of them.
      on_record: (cells: string[]) => {
        number += 1;
        rows.countCell(cells.length);
        rows.add({ number, cells: cells.map((cell) => armed(bounded(cell.trim()))) });
      },
    });
    return rows.all;
  } catch (error) {
    throw error instanceof ApiError ? error : wrong('Файл не читается: проверьте кавычки и разделители');
  }
}

/** Our own exports put an apostrophe before text that a spreadsheet would run as a formula; it is removed. */
function armed(cell: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
