import { AuditEntry, ImportTask, Letter, MetaFault, SearchLogEntry } from '@odonta/db/models';
import { buildBankLine } from '@odonta/db/testing/bankFactories.ts';
import { buildAccountingDoc } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildUser } from '@odonta/db/testing/factories.ts';
import { worlds } from '../../api/testing/worlds.ts';

/** A row of what staff only read. */
const readable: Record<string, (number: number) => Promise<unknown>> = {
  accounting_docs: () => buildAccountingDoc(),
  bank_imports: () => buildBankLine(),
  center_requisites: () => buildCenter(),
  page_versions: async () => worlds.pages?.(),
  outbox: (number) =>
    Letter.create({ kind: 'answer', to: `${number}@test.local`, subject: 'Ответ', text: 'Здравствуйте' }),
  audit_log: (number) =>
    AuditEntry.create({ action: 'update', resource: 'prods', record_id: String(number), actor_name: 'Анна' }),
  imports: async (number) =>
    ImportTask.create({
      resource: 'prods',
      filename: `${number}.csv`,
      encoding: 'UTF-8',
      headers: ['Название'],
      total: 1,
      by_id: (await buildUser()).id,
    }),
  meta_faults: (record_id) =>
    MetaFault.create({
      kind: 'DESCRIPTION_EMPTY',
      resource: 'prods',
      record_id,
      path: `/prods/${record_id}`,
      said: '',
    }),
  search_report: (number) =>
    SearchLogEntry.create({
      hour: thisHour(),
      query: `вопрос ${number}`,
      filters: {},
      asked: number,
      found: 1,
    }),
};

const thisHour = () => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);

export async function buildRows(resource: string, count: number): Promise<void> {
  const build = worlds[resource] ?? readable[resource];
  if (!build) throw new Error(`No world for ${resource}`);
  for (let number = 1; number <= count; number += 1) await build(number);
}
