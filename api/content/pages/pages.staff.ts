import type { StaffPage, StaffPageVersion } from '@odonta/api/contract';
import { Page, PageVersion, publishPage } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { isSystemPath, pageKindOf, pageLifecycle, pageRobots } from '@odonta/db/vocabulary/content/pages.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { forbidden, invalid } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { addPage, refuseSystemPage } from './pages.adding.ts';
import { readPolicyVersion } from './pages.open.ts';
import { newPage, pageBody } from './pages.schema.ts';

export const pagesForStaff = defineResource({
  name: 'pages',
  aliases: ['/pages/adm'],
  audience: staffAudience,
  impersonator: writing,
  model: Page,
  rows: () => ({}),
  present: presentPages,
  searched: {
    title: ['title'],
    detail: ['path'],
    words: ['title', 'path', 'h1'],
  },
  list: {
    allow: 'pages.list',
    filters: {
      id: byId(),
      q: anywhere('path', 'title', 'h1', 'body'),
      status: byCode('status', pageLifecycle.statuses),
    },
    sort: ['id', 'path', 'h1', 'status', 'updated_at'],
    facets: ['status'],
  },
  read: { allow: 'pages.show' },
  create: {
    allow: 'pages.create',
    body: newPage,
    run: ({ body, transaction }) => addPage(body, transaction),
  },
  remove: { allow: 'pages.delete', run: async ({ row }) => refuseSystemPage(row) },
  update: {
    allow: 'pages.edit',
    body: pageBody,
    run: async ({ row, body, actor, origin, transaction }) => {
      if (!mayWrite(row, actor)) throw forbidden();
      if (body.facts && row.path !== paths.contacts)
        throw invalid({ facts: 'Реквизиты правят на странице контактов' });
      row.set({ ...body, ...(body.body === undefined ? {} : { body: sanitised(body.body) }) });
      if (row.status === 'CREATED') return;
      const acting = { by: staffAudience.auditActor(actor), origin };
      // Its audit entry is that of the edit.
      await transitionPage(row, 'edit', acting, transaction, { audit: null });
    },
  },
  export: {
    allow: 'pages.export',
    columns: [
      'path',
      'name',
      'title',
      'description',
      'h1',
      { field: 'robots', value: ({ robots }) => pageRobots[robots] },
      { field: 'status', value: ({ status }) => pageLifecycle.statuses[status].label },
      'published_number',
      { field: 'published_at', value: ({ published_at }) => published_at && formatMoment(published_at) },
      { field: 'updated_at', value: ({ updated_at }) => formatMoment(updated_at) },
    ],
  },
  lifecycle: pageLifecycle,
  transitions: {
    publish: {
      allow: 'pages.publish',
      when: mayWrite,
      run: ({ row, actor, transaction }) => publishPage(row, actor.id, transaction),
    },
    edit: 'notOfStaff',
    restore: staffTransition(Page, Joi.object<{ number: number }>({ number: id.required() }), {
      allow: 'pages.publish',
      when: mayWrite,
      run: async ({ row, body: { number }, transaction }) => {
        const edition = await PageVersion.findOne({ where: { page_id: row.id, number }, transaction });
        if (!edition) throw invalid({ number: 'Такой редакции нет' });
        const { title, description, h1, intro, body: text, robots, facts } = edition;
        row.set({ title, description, h1, intro, body: text, robots, facts });
      },
    }),
  },
  endpoints: () => [readPolicyVersion],
});

const transitionPage = transitionsOf<Page, keyof typeof pageLifecycle.transitions>('pages', pageLifecycle);

/** Editions only grow in number: there is nothing here to change or delete. */
export const pageVersionsForStaff = defineResource({
  name: 'page_versions',
  audience: staffAudience,
  model: PageVersion,
  rows: () => ({}),
  present: (rows: PageVersion[]): StaffPageVersion[] =>
    rows.map(({ dataValues: { published_at, ...row } }) => ({
      ...row,
      facts: row.facts ?? null,
      published_by: row.published_by ?? null,
      published_at: secondsOf(published_at),
    })),
  list: {
    allow: 'pages.show',
    filters: { id: byId(), page_id: byId('page_id') },
    sort: ['number', 'id', 'published_at'],
  },
  read: { allow: 'pages.show' },
});

/** Legal texts need all rights to pages, deletion included. */
function mayWrite(page: Page, staff: SignedInUser): boolean {
  return !pageKindOf(page).is_legal || staff.grants.scope('pages.delete') === 'all';
}

async function presentPages(
  rows: Page[],
  { viewer, transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffPage, 'available_transitions'>[]> {
  const versions = await PageVersion.findAll({
    attributes: ['page_id', 'number', 'published_at'],
    where: { page_id: rows.map((row) => row.id) },
    order: [['number', 'ASC']],
    transaction,
  });
  const last = new Map(versions.map((version) => [version.page_id, version]));
  return rows.map((row) => {
    const { id, path, title, description, h1, intro, body, robots, facts, status, version } = row;
    const published = last.get(id);
    return {
      id,
      path,
      ...pageKindOf(row),
      is_system: isSystemPath(path),
      is_editable: mayWrite(row, viewer),
      ...{ title, description, h1, intro, body, robots, facts, status, version },
      published_number: published?.number ?? null,
      published_at: published ? secondsOf(published.published_at) : null,
      created_at: secondsOf(row.created_at),
      updated_at: secondsOf(row.updated_at),
    };
  });
}
