import { ImportRow, ImportTask, User } from '@odonta/db/models';
import {
  type ImportSubject,
  importSubjectNames,
} from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { importLimits } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { mayImport } from '@odonta/db/vocabulary/tools/imports/mayImport.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import { fileNameOf } from '../../platform/files/fileName.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { show } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { readTable, type Table } from '../../platform/tables/readTable.ts';
import type { Changes } from '../../platform/transitions/transition.ts';

/** Accepts a file and reads it; no record is written yet. */
export const uploadImport = (imports: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'post',
    path: '/adm/imports',
    summary: 'Upload a table (CSV or XLSX, up to 5 MB) of records to be imported',
    audience: staffAudience,
    allow: 'imports.create',
    query: Joi.object<{ resource: ImportSubject }>({
      resource: Joi.string()
        .valid(...importSubjectNames)
        .required(),
    }),
    upload: { field: 'file', maxBytes: importLimits.bytes },
    limit: { name: 'imports', points: 60, seconds: 3600, by: ({ actor }) => String(actor.id) },
    async handle({ actor, origin, query: { resource }, req }) {
      if (!mayImport(actor.grants.scope, resource)) throw forbidden();
      if (!req.file) throw invalid({ file: 'Выберите файл' });
      const filename = fileNameOf(req.file, 'таблица');
      const table = await readTable(req.file.buffer, importLimits, 'colleagues');
      const message = await unitOfWork.transaction(async (transaction) => {
        const task = await storeTable({ resource, filename, by_id: actor.id }, table, transaction);
        await auditStaff({ actor, origin }, uploaded(task), transaction);
        return (await show(imports, [task], { viewer: actor, transaction }))[0];
      });
      return { status: 201, message };
    },
  });

type Uploaded = Pick<ImportTask, 'resource' | 'filename' | 'by_id'> & { center_id?: number };

/** A file that was read, with its rows. */
export async function storeTable(
  about: Uploaded,
  { headers, encoding, delimiter, rows }: Table,
  transaction: Transaction,
): Promise<ImportTask> {
  const facts = { ...about, headers, encoding, delimiter, total: rows.length };
  const task = await ImportTask.create(facts, { transaction });
  await ImportRow.bulkCreate(
    rows.map(({ number, cells }) => ({ task_id: task.id, number, cells })),
    { transaction },
  );
  return task.reload({ include: [{ model: User, as: 'by', paranoid: false }], transaction });
}

/** Its entry in the audit log. */
export function uploaded({ id, filename, resource }: ImportTask) {
  const changes: Changes = { filename: [null, filename], resource: [null, resource] };
  return { action: 'create', resource: 'imports', record_id: id, changes };
}
