import type { Origin } from './lane.ts';
import { runReader } from './readers.ts';
import type { Table, TableLimits } from './tableOf.ts';

export type { Row, Table, TableLimits } from './tableOf.ts';

/** A table that somebody brings in, read beside our thread: no file, however it is made, may stop the rest. */
export const readTable = (bytes: Uint8Array, limits: TableLimits, from: Origin): Promise<Table> =>
  runReader({ bytes, limits }, from);
