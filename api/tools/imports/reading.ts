import type { ImportColumns, ImportedRow } from '@odonta/api/contract';
import { ImportRow, ImportTask } from '@odonta/db/models';
import { type ImportOutcome, importOutcomes } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { pick } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { suggestedMapping } from './mappings.ts';
import { fieldsOf, resourceNamed } from './subjects.ts';

const sampleRows = 5;
const rowsAtOnce = 100;

/** The contents of a file, for the steps of an import. */
export function importReadings(imports: AnyResource, resources: readonly AnyResource[]): AnyEndpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/adm/imports/:id/columns',
      summary: 'Columns of an uploaded table, and their possible fields',
      audience: staffAudience,
      allow: 'imports.show',
      handle: async (call) => {
        const task = await taskOf(imports, call);
        const resource = resourceNamed(resources, task.resource);
        return { message: await columnsOf(resource, task, call.actor.id) };
      },
    }),
    endpoint({
      method: 'get',
      path: '/adm/imports/:id/rows',
      summary: 'Rows of an uploaded table, a hundred at a time, with their errors',
      audience: staffAudience,
      allow: 'imports.show',
      query: rowsQuery,
      handle: async (call) => rowsOf(await taskOf(imports, call), call.query),
    }),
  ];
}

/** The import of this address, if it is the caller's to see. */
export async function taskOf(
  imports: AnyResource,
  { actor, scope, params }: Pick<Call<SignedInUser, unknown, unknown>, 'actor' | 'scope' | 'params'>,
): Promise<ImportTask> {
  const task = await pick(imports, actor, scope, params.id ?? '');
  if (!(task instanceof ImportTask)) throw new TypeError('imports are tasks');
  return task;
}

export interface AskedRows {
  outcome?: ImportOutcome;
  page: number;
}

export const rowsQuery = Joi.object<AskedRows>({
  outcome: Joi.string().valid(...Object.keys(importOutcomes)),
  page: Joi.number().integer().min(1).max(1000).default(1),
});

/** A hundred rows of an import. */
export async function rowsOf(task: ImportTask, { outcome, page }: AskedRows) {
  const task_id = task.id;
  const offset = (page - 1) * rowsAtOnce;
  const { rows, count } = await ImportRow.findAndCountAll({
    where: { task_id, ...(outcome ? { outcome } : {}) },
    order: ['number'],
    offset,
    limit: rowsAtOnce,
  });
  const last = offset + Math.max(rows.length - 1, 0);
  return {
    message: rows.map((row) => present(row, task)),
    headers: { 'Content-Range': `rows ${offset}-${last}/${count}` },
  };
}

const present = (
  { number, cells, outcome, record_id, before, errors }: ImportRow,
  { mapping, headers }: ImportTask,
): ImportedRow => ({
  number,
  cells,
  outcome,
  record_id,
  changes:
    outcome === 'UPDATED'
      ? headers.filter((_header, index) => Object.hasOwn(before ?? {}, mapping?.[index] ?? ''))
      : [],
  errors,
});

export async function columnsOf(
  resource: AnyResource,
  task: ImportTask,
  userId: number,
): Promise<ImportColumns> {
  const { headers, encoding, delimiter, id: task_id } = task;
  const first = await ImportRow.findAll({ where: { task_id }, order: ['number'], limit: sampleRows });
  const { keys = {} } = (resource.create?.body.describe() ?? {}) as {
    keys?: Record<string, { flags?: { presence?: string } }>;
  };
  return {
    headers,
    encoding,
    delimiter,
    sample: first.map(({ cells }) => cells),
    mapping: task.mapping ?? (await suggestedMapping(resource, task, userId)),
    fields: fieldsOf(resource).map(({ field, title, hint = null }) => ({
      field,
      title,
      hint,
      is_required: keys[field]?.flags?.presence === 'required',
    })),
  };
}
