import type { Writable } from 'node:stream';
import { Zip } from 'fflate';
import { lineOf } from './csvLines.ts';
import { cellsAsXml, sheetEnd, sheetHead, sheetName, workbook } from './workbook.ts';
import { DeflatedFile } from './zipped.ts';

export type Cell = string | number | null;
export type Cells = readonly Cell[];

/** Takes many rows at a time: a call and a chunk for each would cost more than the row itself. */
export interface TableWriter {
  /** Resolves when the earlier rows were consumed, so that a slow consumer buffers no more than two batches. */
  rows(rows: readonly Cells[]): Promise<void>;
  end(): Promise<void>;
}

/** CSV as Russian Excel opens it: BOM, semicolons, CRLF. Text that a spreadsheet would run as a formula is disarmed. */
export function csvWriter(out: Writable, titles: readonly string[]): TableWriter {
  out.write(`\ufeff${lineOf(titles)}`);
  return {
    rows: (rows) => {
      out.write(Buffer.from(rows.map(lineOf).join('')));
      return Promise.resolve();
    },
    end: () => {
      out.end();
      return Promise.resolve();
    },
  };
}

/** One sheet with a frozen header. Cells are typed, so that text stays text even if it begins like a formula. */
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
  let pressed = sheet.write(sheetHead + cellsAsXml(titles));
  return {
    // These are pressed while the next are made, and no more than these.
    rows: async (rows) => {
      const text = rows.map(cellsAsXml).join('');
      await pressed;
      pressed = sheet.write(text);
      pressed.catch(() => {});
    },
    end: async () => {
      await Promise.all([...parts, pressed]);
      await sheet.end(sheetEnd);
      zip.end();
    },
  };
}
