import { unsupportedMedia } from '../http/errors.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import { wrong } from './wrongFile.ts';

/** Cells as text, a row under the number that a spreadsheet gives it. */
export interface Row {
  number: number;
  cells: string[];
}

export interface Table {
  headers: string[];
  rows: Row[];
  encoding: string;
  /** Null where the format needs none. */
  delimiter: string | null;
}

export interface TableLimits {
  rows: number;
  columns: number;
  /** Of all cells together: 4,000,000 if nothing is said. */
  characters?: number;
}

/** A header is repeated by every error of its column. */
const longestHeader = 200;

/** A table with one row of headers: CSV as Excel and others save it, or XLSX. */
export async function tableOf(bytes: Uint8Array, limits: TableLimits): Promise<Table> {
  const { rows: filled, ...kind } = await rowsOf(bytes, limits);
  const [head, ...rows] = filled;
  if (!head || rows.length === 0)
    throw wrong('В файле нет строк: нужны заголовки столбцов и хотя бы одна строка');
  const long = head.cells.findIndex(({ length }) => length > longestHeader);
  if (long >= 0)
    throw wrong(`Слишком длинный заголовок столбца ${long + 1}: до ${longestHeader} знаков в первой строке`);
  const width = filled.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const filledUp = (cells: string[]) => Array.from({ length: width }, (_, index) => cells[index] ?? '');
  return {
    ...kind,
    headers: filledUp(head.cells).map((title, index) => title || `Столбец ${index + 1}`),
    rows: rows.map(({ number, cells }) => ({ number, cells: filledUp(cells) })),
  };
}

async function rowsOf(bytes: Uint8Array, limits: TableLimits): Promise<Omit<Table, 'headers'>> {
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04]))
    return { rows: await readXlsx(bytes, limits), encoding: 'XLSX', delimiter: null };
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw unsupportedMedia('Это книга Excel старого образца: сохраните её как .xlsx');
  return readCsv(bytes, limits);
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);
