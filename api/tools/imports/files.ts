import { ImportRow, type ImportTask } from '@odonta/db/models';
import { importSubjectNames } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { type ImportOutcome, importOutcomes } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { mayImport } from '@odonta/db/vocabulary/tools/imports/mayImport.ts';
import type { Response } from 'express';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { csvWriter, type TableWriter, xlsxWriter } from '../../platform/tables/tableFiles.ts';
import { taskOf } from './reading.ts';
import { fieldsOf, resourceNamed } from './subjects.ts';

const kinds = {
  csv: { type: 'text/csv; charset=utf-8', writer: csvWriter },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', writer: xlsxWriter },
};
type Format = keyof typeof kinds;

export const formatQuery = Joi.object<{ format: Format }>({
  format: Joi.string().valid('csv', 'xlsx').default('xlsx'),
});

/** Tables to download: an empty template, and the outcome of each row. */
export const importFiles = (imports: AnyResource, resources: readonly AnyResource[]): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/adm/imports/template/:resource',
    summary: 'An empty table with the headers of such an import, and an example',
    audience: staffAudience,
    allow: 'imports.create',
    query: formatQuery,
    handle: async ({ actor, params, query, res }) => {
      const name = importSubjectNames.find((each) => each === params.resource);
      if (!name) throw notFound('Такие записи не импортируются');
      if (!mayImport(actor.grants.scope, name)) throw forbidden();
      return sendTemplate(res, resourceNamed(resources, name), query.format);
    },
  }),
  endpoint({
    method: 'get',
    path: '/adm/imports/:id/report',
    summary: 'The rows of an import, each with its outcome',
    audience: staffAudience,
    impersonator: 'refused',
    allow: 'imports.show',
    query: formatQuery,
    handle: async (call) => {
      const task = await taskOf(imports, call);
      return sendReport(call.res, task, call.query.format);
    },
  }),
];

export async function sendTemplate(res: Response, resource: AnyResource, format: Format): Promise<'sent'> {
  const fields = fieldsOf(resource);
  const titles = fields.map(({ title }) => title);
  const table = sheet(res, format, `${resource.name}-template`, titles);
  await table.rows([fields.map(({ example }) => example)]);
  await table.end();
  return 'sent';
}

export async function sendReport(res: Response, task: ImportTask, format: Format): Promise<'sent'> {
  const rows = await ImportRow.findAll({ where: { task_id: task.id }, order: ['number'] });
  const titles = ['Строка', 'Итог', 'Запись, №', 'Ошибки', ...task.headers];
  const table = sheet(res, format, `import-${task.id}`, titles);
  await table.rows(rows.map(reported));
  await table.end();
  return 'sent';
}

const reported = ({ number, outcome, record_id, errors, cells }: ImportRow) => [
  number,
  outcome && importOutcomes[outcome as ImportOutcome],
  record_id,
  errors.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('; '),
  ...cells,
];

function sheet(res: Response, kind: Format, name: string, titles: readonly string[]): TableWriter {
  res.set({
    'Content-Type': kinds[kind].type,
    'Content-Disposition': `attachment; filename="${name}.${kind}"`,
  });
  return kinds[kind].writer(res, titles);
}
