import type { StaffImport } from '@odonta/api/contract';
import { deleteImportedRows, ImportTask, User } from '@odonta/db/models';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { importLifecycle, importStatuses } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { importSubjectNames, importSubjects } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { type ImportMode, importLimits, importModes } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { mayImport } from '@odonta/db/vocabulary/tools/imports/mayImport.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict } from '../../platform/http/errors.ts';
import { type ActionContext, type AnyResource, defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { importEndpoints } from './imports.endpoints.ts';
import { type Mapping, refuseBadMapping, rememberMapping } from './mappings.ts';
import { resourceNamed } from './subjects.ts';
import { undoRows } from './undoRows.ts';
import type { Writer } from './writeRow.ts';
import { rehearse, writeRows } from './writeRows.ts';

type Transitioning<Body = unknown> = ActionContext<SignedInUser, Body> & { row: ImportTask };

/** Files that staff bring in. Only those of records that the viewer might import himself are his to see. */
export const importsInto = (resources: readonly AnyResource[]): AnyResource =>
  defineResource({
    name: 'imports',
    audience: staffAudience,
    model: ImportTask,
    rows: (staff, scope) => ({
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
        run: (transitioning) => check(writerOf(resources, transitioning), transitioning),
      }),
      apply: {
        allow: 'imports.apply',
        when: ({ created, updated, bad, mode }) => created + updated > 0 && (mode === 'valid' || bad === 0),
        run: (transitioning) => apply(writerOf(resources, transitioning), transitioning),
      },
      rollback: {
        allow: 'imports.rollback',
        when: canBeUndone,
        run: async (transitioning) => {
          const { row, transaction } = transitioning;
          row.kept = await undoRows(writerOf(resources, transitioning), row, transaction);
        },
      },
    },
    endpoints: ({ resource }) => importEndpoints(resource, resources),
    schedule: [{ name: 'delete_imported_rows', every: 'hour', work: deleteImportedRows }],
  });

interface Checked {
  mapping: Mapping;
  mode: ImportMode;
}

const checkBody = Joi.object<Checked>({
  mapping: Joi.array().items(Joi.string().max(60).allow(null)).max(importLimits.columns).required(),
  mode: Joi.string()
    .valid(...Object.keys(importModes))
    .required(),
});

async function check(
  writer: Writer,
  { row, body: { mapping, mode }, actor, transaction }: Transitioning<Checked>,
): Promise<void> {
  refuseBadMapping(writer.resource, row, mapping);
  row.set({ mapping, mode });
  await rememberMapping(row, actor.id, mapping, transaction);
  row.set(await rehearse(writer, row, transaction));
}

async function apply(writer: Writer, { row, transaction }: Transitioning): Promise<void> {
  row.set({ ...(await writeRows(writer, row, transaction)), applied_at: new Date() });
  if (row.mode === 'all' && row.bad > 0)
    throw conflict('За это время в строках появились ошибки: проверьте файл ещё раз');
}

function writerOf(resources: readonly AnyResource[], { row, actor, origin }: Transitioning): Writer {
  return { resource: resourceNamed(resources, row.resource), actor, origin };
}

/** Deleting it would remove the way to undo it. */
async function refuseWhileUndoable({ row }: { row: ImportTask }): Promise<void> {
  if (canBeUndone(row))
    throw conflict('Импорт ещё можно отменить: отмените его или удалите, когда срок отмены пройдёт');
}

const canBeUndone = (row: ImportTask): boolean => (undoUntil(row) ?? 0) > Date.now() / 1000;

function undoUntil({ applied_at, status }: ImportTask): number | null {
  return status === 'APPLIED' && applied_at ? secondsOf(applied_at) + importLimits.undoHours * 3600 : null;
}

function presentImports(rows: ImportTask[]): Omit<StaffImport, 'available_transitions'>[] {
  return rows.map((row) => ({
    id: row.id,
    resource: row.resource,
    filename: row.filename,
    status: row.status,
    mode: row.mode,
    total: row.total,
    created: row.created,
    updated: row.updated,
    same: row.same,
    bad: row.bad,
    kept: row.kept,
    by_id: row.by_id,
    by_name: row.by?.name ?? '',
    undo_until: undoUntil(row),
    applied_at: secondsOf(row.applied_at),
    created_at: secondsOf(row.created_at),
    version: row.version,
  }));
}
