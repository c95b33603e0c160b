import type { Writable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { Zip } from 'fflate';
import { cellsAsXml, sheetEnd, sheetHead, sheetName, workbook } from './workbook.ts';
import { DeflatedFile } from './zipped.ts';

export type Cell = string | number | null;
export type Cells = readonly Cell[];

/** Takes many rows at a time: a call and a chunk for each would cost more than the row itself. */
export interface TableWriter {
  /** Done when the rows were given on, so that whoever waits holds no more than these. */
  rows(rows: readonly Cells[]): Promise<void>;
  end(): Promise<void>;
}

const csv = { delimiter: ';', record_delimiter: 'windows' } as const;

/** CSV as Russian Excel opens it: BOM, semicolons, CRLF. Text that a spreadsheet would run as a formula is disarmed. */
export function csvWriter(out: Writable, titles: readonly string[]): TableWriter {
  out.write(stringify([titles], { ...csv, bom: true }));
  return {
    rows: (rows) => {
      out.write(
        stringify(
          rows.map((cells) => cells.map(disarmed)),
          csv,
        ),
      );
      return Promise.resolve();
    },
    end: () => {
      out.end();
      return Promise.resolve();
    },
  };
}

/** One sheet with a frozen header. Cells are typed, so that text stays text whatever it begins with. */
export function xlsxWriter(out: Writable, titles: readonly string[]): TableWriter {
  const zip = new Zip((error, chunk, final) => {
    if (error) out.destroy(error);
    else out.write(chunk);
    if (final) out.end();
  });
  const add = (name: string) => {
    const file = new DeflatedFile(name);
    zip.add(file);
    return file;
  };
  const parts = Object.entries(workbook).map(([name, text]) => add(name).end(text));
  const sheet = add(sheetName);
  const begun = sheet.write(sheetHead + cellsAsXml(titles));
  return {
    rows: async (rows) => {
      await begun;
      await sheet.write(rows.map(cellsAsXml).join(''));
    },
    end: async () => {
      await Promise.all([...parts, begun]);
      await sheet.end(sheetEnd);
      zip.end();
    },
  };
}

function disarmed(cell: Cell): Cell {
  return typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell;
}
