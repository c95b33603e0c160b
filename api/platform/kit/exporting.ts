import type { Writable } from 'node:stream';
import type { Transaction } from 'sequelize';
import type { Call, Reply } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { announceTable, type TableFormat, tableKinds, taken } from '../tables/sending.ts';
import type { Changes } from '../transitions/transition.ts';
import { recordedIn } from './changes.ts';
import { type Column, exportColumns } from './exportColumns.ts';
import { allRows } from './reading.ts';
import type { Shown } from './records.ts';
import type { AnyResource, UnitOfWork } from './resource.ts';

export interface TableQuery {
  format: TableFormat;
  filter?: string;
  sort?: string;
  columns?: string;
}

type Exporting = Call<unknown, TableQuery, unknown>;
type Asked = Pick<Exporting, 'actor' | 'scope' | 'query'>;

/** Streams exactly the rows of the list under the same filter and order, and notes in the journal who took them. */
export async function exportFile(
  resource: AnyResource,
  unitOfWork: UnitOfWork,
  call: Exporting,
): Promise<Reply> {
  demandReauthentication(resource, call);
  const { format } = call.query;
  const table = tableOf(resource, call);
  await unitOfWork.transaction((transaction) => auditExport(resource, unitOfWork, call, transaction));
  try {
    // The first page is read before the first byte is sent, so that its errors can still be answered.
    await table.begin();
    announceTable(call.res, resource.name, format);
    await table.writeTo(call.res, () => taken(call.res));
  } finally {
    await table.release();
  }
  return 'sent';
}

/** An export of personal data needs a recent re-authentication. */
export function demandReauthentication(resource: AnyResource, { actor, query }: Asked): void {
  if (showsPersonal(resource, columnsOf(resource, query.columns), actor)) resource.audience.proves?.(actor);
}

export interface Table {
  /** Reads the first rows, or fails. */
  begin(): Promise<void>;
  /**
   * Writes the file to its end, or until `out` is destroyed. After each page it awaits `written` with the
   * number of rows so far.
   */
  writeTo(out: Writable, written: (rows: number) => Promise<void>): Promise<void>;
  /** Releases the database connection; must always be called. */
  release(): Promise<void>;
}

/** The file that this viewer may take of a list, wherever it is written to. */
export function tableOf(resource: AnyResource, asked: Asked): Table {
  const columns = columnsOf(resource, asked.query.columns);
  const pages = allRows(resource, asked);
  let page: IteratorResult<Shown[]> | undefined;
  const begin = async () => {
    page ??= await pages.next();
  };
  return {
    begin,
    writeTo: async (out, written) => {
      const writer = tableKinds[asked.query.format].writer(
        out,
        columns.map(({ title }) => title),
      );
      let rows = 0;
      for (await begin(); page && !page.done; page = await pages.next()) {
        await writer.rows(page.value.map((record) => columns.map(({ value }) => value(record))));
        rows += page.value.length;
        await written(rows);
        if (out.destroyed) return;
      }
      await writer.end();
    },
    release: async () => void (await pages.return(undefined)),
  };
}

/** The columns asked for, in that order, as the list shows them; all of them when none was. */
function columnsOf(resource: AnyResource, asked: string | undefined): readonly Column[] {
  const declared = exportColumns(resource);
  if (asked === undefined) return declared;
  const fields = asked.split(',');
  const unknown = fields.filter((field) => !declared.some((column) => column.field === field));
  if (unknown.length > 0) throw invalid({ columns: `Нет такого столбца: ${unknown.join(', ')}` });
  return [...new Set(fields)].flatMap((field) => declared.find((column) => column.field === field) ?? []);
}

/** Whether any row may go out with personal data that its taker sees unmasked. */
function showsPersonal(resource: AnyResource, columns: readonly Column[], actor: unknown): boolean {
  const { audience, name, personal = {} } = resource;
  const isUnmasked = !audience.masks(actor, name, true) || !audience.masks(actor, name, false);
  return isUnmasked && columns.some(({ field }) => field in personal);
}

/** Notes who takes which rows and columns of a list. */
export function auditExport(
  resource: AnyResource,
  { audit }: UnitOfWork,
  { actor, origin, query: { filter, columns } }: Pick<Exporting, 'actor' | 'origin' | 'query'>,
  transaction: Transaction,
): Promise<void> {
  const changes: Changes = { filter: [null, recordedIn(resource, filter)] };
  if (columns !== undefined) changes.columns = [null, columns];
  const entry = { action: 'export', resource: resource.name, record_id: null, changes };
  return audit({ by: resource.audience.auditActor(actor), origin, ...entry }, transaction);
}
