import { deleteImportedRows, ImportTask, User } from '@odonta/db/models';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { importLifecycle, importStatuses } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { importSubjectNames, importSubjects } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { mayImport } from '@odonta/db/vocabulary/tools/imports/mayImport.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import { type ActionContext, type AnyResource, defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import {
  applyRows,
  canBeApplied,
  canBeUndone,
  checkBody,
  checkRows,
  presentImports,
  rollBack,
} from './importing.ts';
import { importEndpoints } from './imports.endpoints.ts';
import { resourceNamed } from './subjects.ts';
import type { Writer } from './writeRow.ts';

type Transitioning<Body = unknown> = ActionContext<SignedInUser, Body> & { row: ImportTask };

/** Files that staff bring in. Only those of records that the viewer might import himself are his to see; those of centres are theirs. */
export const importsInto = (resources: readonly AnyResource[]): AnyResource =>
  defineResource({
    name: 'imports',
    audience: staffAudience,
    model: ImportTask,
    rows: (staff, scope) => ({
      center_id: null,
      resource: importSubjectNames.filter((name) => mayImport(staff.grants.scope, name)),
      ...(scope === 'own' ? { by_id: staff.id } : {}),
    }),
    include: [{ model: User, as: 'by', paranoid: false }],
    present: presentImports,
    list: {
      allow: 'imports.list',
      filters: {
        id: byId(),
        q: anywhere('filename'),
        status: byCode('status', importStatuses),
        resource: anyOf('resource', Joi.string().valid(...importSubjectNames)),
        by_id: byId('by_id'),
      },
      sort: ['id', 'filename', 'resource', 'created_at'],
      facets: ['status'],
    },
    read: { allow: 'imports.show' },
    remove: { allow: 'imports.delete', run: refuseWhileUndoable },
    export: {
      allow: 'imports.export',
      columns: [
        'id',
        { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
        'by_name',
        'filename',
        { field: 'resource', value: ({ resource }) => importSubjects[resource].label },
        { field: 'status', value: ({ status }) => importStatuses[status].label },
        'total',
        'created',
        'updated',
        'bad',
      ],
    },
    lifecycle: importLifecycle,
    transitions: {
      dry_run: staffTransition(ImportTask, checkBody, {
        allow: 'imports.dry_run',
        run: (transitioning) => {
          const { row, body, transaction } = transitioning;
          return checkRows(writerOf(resources, transitioning), row, body, transaction);
        },
      }),
      apply: {
        allow: 'imports.apply',
        when: canBeApplied,
        run: (transitioning) =>
          applyRows(writerOf(resources, transitioning), transitioning.row, transitioning.transaction),
      },
      rollback: {
        allow: 'imports.rollback',
        when: canBeUndone,
        run: (transitioning) =>
          rollBack(writerOf(resources, transitioning), transitioning.row, transitioning.transaction),
      },
    },
    endpoints: ({ resource }) => importEndpoints(resource, resources),
    schedule: [{ name: 'delete_imported_rows', every: 'hour', work: deleteImportedRows }],
  });

function writerOf(resources: readonly AnyResource[], { row, actor, origin }: Transitioning): Writer {
  return { resource: resourceNamed(resources, row.resource), actor, origin };
}

/** Deleting it would remove the way to undo it. */
async function refuseWhileUndoable({ row }: { row: ImportTask }): Promise<void> {
  if (canBeUndone(row))
    throw conflict('Импорт ещё можно отменить: отмените его или удалите, когда срок отмены пройдёт');
}
