import { joined, RowsWithin } from './rowsWithin.ts';
import { type DateStyles, dateStylesOf, dayOf } from './sheetDates.ts';
import type { Row, TableLimits } from './tableOf.ts';
import type { WorkbookParts } from './workbookParts.ts';
import { wrong } from './wrongFile.ts';

interface ReadContext {
  strings: readonly string[];
  limits: TableLimits;
}

/** The rows of a sheet that have something in them, under the numbers they have there. */
export async function rowsOfSheet(
  parts: WorkbookParts,
  name: string,
  { strings, limits }: ReadContext,
): Promise<Row[]> {
  const dates = await dateStylesOf(parts);
  const rows = new RowsWithin(limits);
  let row: Row = { number: 0, cells: [] };
  let cell = { column: -1, type: 'n', style: 0, raw: '' };
  let isValue = false;
  await parts.read(name, {
    open: (tag, { r, t, s }) => {
      isValue = tag === 'v' || tag === 't';
      if (tag === 'row') {
        row = { number: numberOf(r, row.number), cells: [] };
        cell = { ...cell, column: -1 };
      } else if (tag === 'c') {
        rows.countCell();
        cell = { column: columnOf(r) ?? cell.column + 1, type: t ?? 'n', style: Number(s ?? 0), raw: '' };
      }
    },
    text: (text) => {
      if (isValue) cell.raw = joined(cell.raw, text);
    },
    close: (tag) => {
      isValue = false;
      if (tag === 'row') {
        rows.add(row);
        // A second closing tag has no cells to add.
        row = { number: row.number, cells: [] };
      }
      if (tag !== 'c' || cell.raw === '') return;
      rows.checkColumn(cell.column);
      while (row.cells.length < cell.column) row.cells.push('');
      row.cells[cell.column] = textOf(cell, strings, dates).replaceAll('\0', '').trim();
    },
  });
  return rows.all;
}

/** Excel has no further rows. */
const lastRow = 1_048_576;

/** The number of a row in its sheet: numbers only grow, so that no two rows have the same. */
function numberOf(given: string | undefined, previous: number): number {
  const number = given === undefined ? previous + 1 : Number(given);
  if (Number.isInteger(number) && number > previous && number <= lastRow) return number;
  throw wrong('Номера строк в файле перепутаны: сохраните таблицу заново');
}

function textOf(
  { type, style, raw }: { type: string; style: number; raw: string },
  strings: readonly string[],
  dates: DateStyles,
): string {
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'да' : 'нет';
  if (type !== 'n') return raw;
  if (dates.isDate(style)) return dayOf(Number(raw), dates.epoch);
  // Spreadsheets keep 0.1 as 0.10000000000000001.
  return String(Number(Number(raw).toPrecision(15)));
}

/** 27 for «AB12». */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
