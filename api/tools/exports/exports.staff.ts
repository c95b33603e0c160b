import type { ExportColumns, StaffExport } from '@odonta/api/contract';
import { ExportPart, ExportTask } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden, notFound } from '../../platform/http/errors.ts';
import { exportColumns } from '../../platform/kit/exportColumns.ts';
import { demandReauthentication } from '../../platform/kit/exporting.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { sameList } from './exportJob.ts';
import { present } from './presented.ts';

/** The exports a user has requested: only he sees them and gets the files. */
export const ownExports = (resources: readonly AnyResource[]): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/adm/exports',
    summary: 'My exports: in progress and completed',
    audience: staffAudience,
    allow: 'any staff',
    impersonator: 'refused',
    handle: async ({ actor }) => {
      const tasks = await ExportTask.findAll({
        where: { user_id: actor.id },
        order: [['id', 'DESC']],
        limit: 20,
      });
      return { message: tasks.map(present) satisfies StaffExport[] };
    },
  }),
  endpoint({
    method: 'get',
    path: '/adm/exports/columns',
    summary: 'The columns that exports of the lists I may export can have',
    audience: staffAudience,
    allow: 'any staff',
    impersonator: 'refused',
    handle: async ({ actor }) => {
      const open = resources.filter(
        ({ export: exported, audience }) => exported && audience.allows(actor, exported.allow) !== null,
      );
      const message: ExportColumns = Object.fromEntries(
        open.map((resource) => [resource.name, exportColumns(resource).map(({ field }) => field)]),
      );
      return { message };
    },
  }),
  endpoint({
    method: 'get',
    path: '/adm/exports/:id/file',
    summary: 'A completed export of mine, while my view of its list is unchanged',
    audience: staffAudience,
    allow: 'any staff',
    impersonator: 'refused',
    handle: async ({ actor, params, res }) => {
      const task = await ownTask(actor.id, params.id ?? '');
      const list = sameList(resources, task, actor);
      if (!list) throw forbidden();
      demandReauthentication(list.resource, list.call);
      const { format } = task.query;
      res.set({
        'Content-Type': types[format],
        'Content-Disposition': `attachment; filename="${task.resource}-${secondsOf(task.created_at)}.${format}"`,
      });
      for await (const bytes of partsIn(task.id)) res.write(bytes);
      res.end();
      return 'sent';
    },
  }),
];

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function ownTask(user_id: number, id: string): Promise<ExportTask> {
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  const task = isNumber ? await ExportTask.findOne({ where: { id, user_id, status: 'DONE' } }) : null;
  if (!task || task.expires_at < new Date()) throw notFound('Такого файла нет, или срок его хранения вышел');
  return task;
}

async function* partsIn(task_id: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const part = await ExportPart.findOne({ where: { task_id, number } });
    if (!part) return;
    yield part.bytes;
  }
}
