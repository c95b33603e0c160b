import { once } from 'node:events';
import type { Response } from 'express';
import type { Call, Reply } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { csvWriter, xlsxWriter } from '../tables/tableFiles.ts';
import { allRows } from './reading.ts';
import type { Shown } from './records.ts';
import type { AnyResource, Column, Works } from './resource.ts';

const kinds = {
  csv: { type: 'text/csv; charset=utf-8', writer: csvWriter },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', writer: xlsxWriter },
};

type Exporting = Call<
  unknown,
  { format: keyof typeof kinds; filter?: string; sort?: string; columns?: string },
  unknown
>;

/** Whoever takes nothing for so long does not keep his connection to the database. */
const patienceMs = 30_000;

/** Streams exactly the rows of the list under the same filter and order, and notes in the journal who took them. */
export async function exportFile(resource: AnyResource, works: Works, call: Exporting): Promise<Reply> {
  const columns = columnsOf(resource, call.query.columns);
  if (showsPersonal(resource, columns, call.actor)) resource.door.proves?.(call.actor);
  const pages = allRows(resource, call);
  await note(resource, works, call);
  try {
    // The first page is read before the first byte is sent: what fails then is still answered as an error.
    const first = await pages.next();
    await send(resource, call, columns, first, pages);
  } finally {
    await pages.return(undefined);
  }
  return 'sent';
}

async function send(
  resource: AnyResource,
  { query: { format }, res }: Exporting,
  columns: readonly Column<unknown>[],
  first: IteratorResult<Shown[]>,
  pages: AsyncGenerator<Shown[]>,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  res.set({
    'Content-Type': kinds[format].type,
    'Content-Disposition': `attachment; filename="${resource.name}-${day}.${format}"`,
  });
  const writer = kinds[format].writer(
    res,
    columns.map(({ title }) => title),
  );
  for (let page = first; !page.done; page = await pages.next()) {
    for (const record of page.value) writer.row(columns.map(({ value }) => value(record)));
    await taken(res);
    if (res.destroyed) return;
  }
  writer.end();
}

/** The columns asked for, in the order in which they are declared; all of them when none was. */
function columnsOf(resource: AnyResource, asked: string | undefined): readonly Column<unknown>[] {
  const declared = resource.export?.columns ?? [];
  if (asked === undefined) return declared;
  const fields = asked.split(',');
  const unknown = fields.filter((field) => !declared.some((column) => column.field === field));
  if (unknown.length > 0) throw invalid({ columns: `Нет такого столбца: ${unknown.join(', ')}` });
  return declared.filter(({ field }) => fields.includes(field));
}

/** Whether any row may go out with personal data that its taker sees unmasked. */
function showsPersonal(resource: AnyResource, columns: readonly Column<unknown>[], actor: unknown): boolean {
  const { door, name, personal = {} } = resource;
  const isUnmasked = !door.masks(actor, name, true) || !door.masks(actor, name, false);
  return isUnmasked && columns.some(({ field }) => field in personal);
}

async function note(resource: AnyResource, works: Works, { actor, origin, query }: Exporting): Promise<void> {
  const entry = {
    by: resource.door.signature(actor),
    origin,
    action: 'export',
    resource: resource.name,
    record_id: null,
  };
  const { filter = null, columns } = query;
  const changes: Record<string, [unknown, unknown]> = { filter: [null, filter] };
  if (columns !== undefined) changes.columns = [null, columns];
  await works.deed((transaction) => works.audit({ ...entry, changes }, transaction));
}

/** Until the reader has taken what was sent to him, or has gone. */
async function taken(res: Response): Promise<void> {
  if (!res.writableNeedDrain || res.destroyed) return;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)]);
  await Promise.race([once(res, 'drain', { signal }), once(res, 'close', { signal })]).catch(() =>
    res.destroy(),
  );
  over.abort();
}
