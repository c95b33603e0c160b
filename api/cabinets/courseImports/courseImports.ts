import type { ImportColumns, ImportedRow } from '@odonta/api/contract';
import type Joi from 'joi';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { makeTransition, transitionBody } from '../../platform/kit/transitioning.ts';
import { formatQuery, sendReport, sendTemplate } from '../../tools/imports/files.ts';
import { columnsOf, rowsOf, rowsQuery } from '../../tools/imports/reading.ts';
import { centersOf } from '../centersOf.ts';
import { centerOf, importsOfCenters } from './ownImports.ts';
import { prodsOfCenter } from './ownProds.ts';
import { findOwnImport, listOwnImports, shownTask } from './reading.ts';
import { uploadCourses } from './uploading.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;

const list = endpoint({
  ...base,
  method: 'get',
  path: '/partner/imports',
  summary: 'The last tables of courses that my centres have sent',
  handle: async ({ actor }) => ({ message: await listOwnImports(actor) }),
});

const template = endpoint({
  ...base,
  method: 'get',
  path: '/partner/imports/template',
  summary: 'An empty table with the headers of courses, and an example',
  query: formatQuery,
  handle: ({ query, res }) => sendTemplate(res, prodsOfCenter(0), query.format),
});

const read = endpoint({
  ...base,
  method: 'get',
  path: '/partner/imports/:id',
  summary: 'A table of courses of my centre, and how far it has come',
  handle: async ({ actor, params }) => ({
    message: await shownTask(await findOwnImport(actor, params.id), actor),
  }),
});

const columns = endpoint({
  ...base,
  method: 'get',
  path: '/partner/imports/:id/columns',
  summary: 'The columns of such a table, and their possible fields',
  handle: async ({ actor, params }) => {
    const task = await findOwnImport(actor, params.id);
    const message = await columnsOf(prodsOfCenter(centerOf(task)), task, actor.id);
    return { message: message satisfies ImportColumns };
  },
});

const rows = endpoint({
  ...base,
  method: 'get',
  path: '/partner/imports/:id/rows',
  summary: 'The rows of such a table, a hundred at a time, with their errors',
  query: rowsQuery,
  handle: async ({ actor, params, query }) => {
    const { message, headers } = await rowsOf(await findOwnImport(actor, params.id), query);
    return { message: message satisfies ImportedRow[], headers };
  },
});

const report = endpoint({
  ...base,
  method: 'get',
  path: '/partner/imports/:id/report',
  summary: 'The rows of such a table as a file, each with its outcome',
  impersonator: 'refused',
  query: formatQuery,
  handle: async ({ actor, params, query, res }) =>
    sendReport(res, await findOwnImport(actor, params.id), query.format),
});

/** A check is an import that is rolled back: each costs as much as the import itself. */
const limit = { name: 'center_import_steps', points: 120, seconds: 3600, by: byUser };
/** Of its own: many checks must not keep anybody from undoing. */
const undoLimit = { name: 'center_import_undos', points: 30, seconds: 3600, by: byUser };

const step = (name: 'dry_run' | 'apply' | 'rollback', summary: string): AnyEndpoint =>
  endpoint({
    ...base,
    method: 'post',
    path: `/partner/imports/:id/${name}`,
    summary,
    body: transitionBody(importsOfCenters([]), name) as Joi.ObjectSchema<object>,
    limit: name === 'rollback' ? undoLimit : limit,
    handle: async (call) => {
      const imports = importsOfCenters(await centersOf(call.actor, 'prods.import'));
      return makeTransition(imports, unitOfWork, name, call);
    },
  });

export const courseImportEndpoints: AnyEndpoint[] = [
  list,
  template,
  uploadCourses,
  read,
  columns,
  rows,
  report,
  step('dry_run', 'Check a table of courses by these columns; nothing is written'),
  step('apply', 'Write the courses of a checked table: as drafts'),
  step('rollback', 'Undo the import of a table within 24 hours; courses changed since stay'),
];
