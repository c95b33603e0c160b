import type { Row, TableLimits } from './tableOf.ts';
import { wrong } from './wrongFile.ts';

/** So many cells, empty ones included, are read however many rows and columns are allowed. */
const mostCells = 500_000;

/**
 * In all kept cells together, unless the caller says otherwise. A workbook refers to one text from any number of
 * cells: it is small in the file and in the worker, but not in the message to our thread, nor in the database.
 */
const mostCharacters = 4_000_000;

/** Excel's own limit of one cell. */
const longestText = 32_767;

/** The text of a cell comes in pieces. */
export function joined(text: string, piece: string): string {
  if (text.length + piece.length > longestText)
    throw wrong('Слишком длинный текст в ячейке: до 32 767 знаков');
  return text + piece;
}

/** A cell of a format that gives it in one piece. */
export const bounded = (text: string): string => joined('', text);

/** Keeps the rows that have something in them, and refuses at the first thing that is too much. */
export class RowsWithin {
  readonly all: Row[] = [];
  #cells = 0;
  #characters = 0;
  readonly #limits: TableLimits;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  add(row: Row): void {
    const last = row.cells.findLastIndex((cell) => cell !== '');
    if (last < 0) return;
    this.checkColumn(last);
    // One more, for the headers.
    if (this.all.length > this.#limits.rows)
      throw wrong(`Слишком много строк: до ${this.#limits.rows} в одном файле, разделите его`);
    this.#count(row.cells);
    this.all.push({ number: row.number, cells: row.cells.slice(0, last + 1) });
  }

  checkColumn(column: number): void {
    if (column >= this.#limits.columns) throw wrong(`Слишком много столбцов: до ${this.#limits.columns}`);
  }

  countCell(cells = 1): void {
    this.#cells += cells;
    if (this.#cells > mostCells) throw wrong('Слишком много ячеек: разделите файл');
  }

  #count(cells: readonly string[]): void {
    for (const { length } of cells) this.#characters += length;
    if (this.#characters > (this.#limits.characters ?? mostCharacters))
      throw wrong('Слишком много текста в таблице: разделите файл');
  }
}
