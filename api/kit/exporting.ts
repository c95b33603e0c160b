import { once } from 'node:events';
import type { Call, Reply } from '../http/endpoint.ts';
import { csvWriter, xlsxWriter } from '../tables/tableFiles.ts';
import { allRows } from './reading.ts';
import type { AnyResource, Works } from './resource.ts';

const kinds = {
  csv: { type: 'text/csv; charset=utf-8', writer: csvWriter },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', writer: xlsxWriter },
};

type Exporting = Call<unknown, { format: keyof typeof kinds; filter?: string; sort?: string }, unknown>;

/** Streams exactly the rows of the list under the same filter and order, and notes in the journal who took them. */
export async function exportFile(resource: AnyResource, works: Works, call: Exporting): Promise<Reply> {
  const columns = resource.export?.columns ?? [];
  const kind = kinds[call.query.format];
  const pages = allRows(resource, call);
  // The first page is read before the first byte is sent: a bad filter is still answered as an error.
  let page = await pages.next();
  const entry = {
    by: resource.door.signature(call.actor),
    origin: call.origin,
    action: 'export',
    resource: resource.name,
    record_id: null,
  };
  await works.deed((transaction) =>
    works.audit({ ...entry, changes: { filter: [null, call.query.filter ?? null] } }, transaction),
  );
  const day = new Date().toISOString().slice(0, 10);
  call.res.set({
    'Content-Type': kind.type,
    'Content-Disposition': `attachment; filename="${resource.name}-${day}.${call.query.format}"`,
  });
  const writer = kind.writer(
    call.res,
    columns.map(({ title }) => title),
  );
  for (; !page.done; page = await pages.next()) {
    for (const record of page.value) writer.row(columns.map(({ value }) => value(record)));
    if (call.res.writableNeedDrain) await Promise.race([once(call.res, 'drain'), once(call.res, 'close')]);
    if (call.res.destroyed) return 'sent';
  }
  writer.end();
  return 'sent';
}
