import { once } from 'node:events';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Response } from 'express';
import { csvWriter, xlsxWriter } from './tableFiles.ts';

/** The kinds of files that a table may be taken as. */
export const tableKinds = {
  csv: { type: 'text/csv; charset=utf-8', writer: csvWriter },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', writer: xlsxWriter },
};
export type TableFormat = keyof typeof tableKinds;

/** A client that accepts nothing for so long loses its connection to the database. */
const patienceMs = 30_000;

/** The headers of a file: its type and its name. */
export function announceTable(res: Response, name: string, format: TableFormat): void {
  const day = moscowDay(new Date());
  res.set({
    'Content-Type': tableKinds[format].type,
    'Content-Disposition': `attachment; filename="${name}-${day}.${format}"`,
  });
}

/** Resolves when the reader has received everything sent so far, or has disconnected. */
export async function taken(res: Response): Promise<void> {
  if (!res.writableNeedDrain || res.destroyed) return;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)]);
  await Promise.race([once(res, 'drain', { signal }), once(res, 'close', { signal })]).catch(() =>
    res.destroy(),
  );
  over.abort();
}
