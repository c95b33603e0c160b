import type { Origin } from './lane.ts';
import { runReader } from './readers.ts';
import type { Table, TableLimits } from './tableOf.ts';

export type { Row, Table, TableLimits } from './tableOf.ts';

/** An uploaded table, read in a worker thread: no file, however it is made, may block the server. */
export const readTable = (bytes: Uint8Array, limits: TableLimits, from: Origin): Promise<Table> =>
  runReader({ bytes, limits }, from);
