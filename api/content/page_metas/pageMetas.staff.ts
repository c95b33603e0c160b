import type { StaffPageMeta } from '@odonta/api/contract';
import { PageMeta } from '@odonta/db/models';
import { below } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byId, isTrue } from '../../platform/lists/filters.ts';
import { refuseForeignAddress } from '../redirects/ownAddresses.ts';
import { prodSeoEndpoints } from './pageMetas.ofProd.ts';
import { pageMetaBody, refuseUnfit } from './pageMetas.schema.ts';

export const pageMetasForStaff = defineResource({
  name: 'page_metas',
  audience: staffAudience,
  impersonator: writing,
  model: PageMeta,
  rows: (_staff, scope) => (scope === 'own' ? { path: { [Op.startsWith]: below.articles } } : {}),
  present: (rows: PageMeta[]): StaffPageMeta[] =>
    rows.map(({ id, path, title, description, h1, intro, is_hidden, created_at, updated_at, version }) => ({
      id,
      path,
      title,
      description,
      h1,
      intro,
      is_hidden,
      created_at: secondsOf(created_at),
      updated_at: secondsOf(updated_at),
      version,
    })),
  list: {
    allow: 'seo.list',
    filters: { id: byId(), q: anywhere('path', 'title', 'description'), is_hidden: isTrue('is_hidden') },
    sort: ['id', 'path', 'title', 'updated_at'],
  },
  read: { allow: 'seo.show' },
  create: {
    allow: 'seo.create',
    body: pageMetaBody,
    run: async ({ body, actor, transaction }) => {
      refuseForeignAddress(actor, 'seo.create', body.path);
      await refuseUnfit(body, null, transaction);
      return PageMeta.create(body, { transaction });
    },
  },
  update: {
    allow: 'seo.edit',
    body: pageMetaBody,
    run: async ({ row, body, actor, transaction }) => {
      const { path, h1, intro } = row;
      const changed = { path, h1, intro, ...body };
      refuseForeignAddress(actor, 'seo.edit', changed.path);
      await refuseUnfit(changed, row.id, transaction);
      row.set(body);
    },
  },
  remove: { allow: 'seo.delete' },
  export: {
    allow: 'seo.export',
    columns: [
      { field: 'path', title: 'Адрес' },
      'title',
      'description',
      'h1',
      { field: 'is_hidden', value: ({ is_hidden }) => (is_hidden ? 'Да' : 'Нет') },
    ],
  },
  endpoints: () => prodSeoEndpoints,
});
