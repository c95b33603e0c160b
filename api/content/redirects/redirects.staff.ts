import type { StaffRedirect } from '@odonta/api/contract';
import { Redirect } from '@odonta/db/models';
import { below } from '@odonta/db/vocabulary/addresses.ts';
import { formatMoment, secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { bodyOfStaff } from '../../platform/http/bodySize.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyOf, anywhere, byId, isTrue } from '../../platform/lists/filters.ts';
import { refuseForeignAddress } from './ownAddresses.ts';
import { redirectLines } from './redirectLines.ts';
import { redirectImports } from './redirects.imports.ts';
import { type RedirectBody, redirectBody, refuseLivePage } from './redirects.schema.ts';

export const redirectsForStaff = defineResource({
  name: 'redirects',
  audience: staffAudience,
  impersonator: writing,
  model: Redirect,
  rows: (_staff, scope) => (scope === 'own' ? { from_path: { [Op.startsWith]: below.articles } } : {}),
  present: (rows: Redirect[]): StaffRedirect[] =>
    rows.map(({ id, from_path, to_path, status, is_automatic, hits, last_hit_at, created_at, version }) => ({
      id,
      from_path,
      to_path,
      status,
      is_automatic,
      hits,
      last_hit_at: last_hit_at ? secondsOf(last_hit_at) : null,
      created_at: secondsOf(created_at),
      version,
    })),
  searched: {
    title: ['from_path'],
    detail: ['to_path'],
    words: ['from_path', 'to_path'],
  },
  imports: redirectImports,
  list: {
    allow: 'seo.list',
    filters: {
      id: byId(),
      q: anywhere('from_path', 'to_path'),
      status: anyOf('status', Joi.number().valid(301, 410)),
      is_automatic: isTrue('is_automatic'),
    },
    sort: ['id', 'from_path', 'hits', 'last_hit_at', 'created_at'],
  },
  read: { allow: 'seo.show' },
  create: {
    allow: 'seo.create',
    body: redirectBody,
    run: async ({ body, actor, transaction }) => {
      refuseForeignAddress(actor, 'seo.create', body.from_path);
      refuseLivePage(body.from_path);
      if (await Redirect.findOne({ where: { from_path: body.from_path }, transaction }))
        throw invalid({ from_path: 'Для этого адреса переадресация уже есть' });
      return Redirect.create(columnsOf(body), { transaction });
    },
  },
  update: {
    allow: 'seo.edit',
    body: redirectBody,
    run: async ({ row, body, actor }) => {
      if (body.from_path) {
        refuseForeignAddress(actor, 'seo.edit', body.from_path);
        refuseLivePage(body.from_path);
      }
      const { from_path, to_path, status } = row;
      row.set({ ...columnsOf({ from_path, to_path, status, ...body }), is_automatic: false });
    },
  },
  remove: { allow: 'seo.delete' },
  export: {
    allow: 'seo.export',
    columns: [
      'from_path',
      'to_path',
      'status',
      { field: 'is_automatic', value: ({ is_automatic }) => (is_automatic ? 'Да' : 'Нет') },
      'hits',
      { field: 'last_hit_at', value: ({ last_hit_at }) => last_hit_at && formatMoment(last_hit_at) },
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
    ],
  },
  endpoints: () => [importRedirects],
});

const importRedirects = endpoint({
  method: 'post',
  path: '/adm/redirects/import',
  summary: 'Add or replace redirects by lines «from to»; a line without a target says that the page is gone',
  audience: staffAudience,
  allow: 'seo.create',
  impersonator: 'allowed',
  body: Joi.object<{ lines: string }>({ lines: Joi.string().trim().max(200_000).required() }),
  size: bodyOfStaff,
  handle: async ({ body, actor, origin }) => {
    const lines = redirectLines(body.lines);
    await unitOfWork.transaction(async (transaction) => {
      const rows = lines.map((line) => columnsOf({ ...line, status: line.to_path === null ? 410 : 301 }));
      for (const row of rows)
        await Redirect.upsert(
          { ...row, is_automatic: false },
          { conflictFields: ['from_path'], transaction },
        );
      await unitOfWork.audit(
        {
          by: staffAudience.auditActor(actor),
          origin,
          action: 'import',
          resource: 'redirects',
          record_id: null,
          changes: { lines: [null, rows.length] },
        },
        transaction,
      );
    });
    return { message: { imported: lines.length } };
  },
});

function columnsOf({ from_path, to_path = null, status = 301 }: RedirectBody) {
  if (status === 410) return { from_path, status, to_path: null };
  if (!to_path) throw invalid({ to_path: 'Укажите, куда ведёт адрес' });
  if (to_path === from_path) throw invalid({ to_path: 'Адрес не может вести на себя' });
  return { from_path, status, to_path };
}
