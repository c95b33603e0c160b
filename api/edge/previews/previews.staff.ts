import type { Preview } from '@odonta/api/contract';
import { previewPath } from '@odonta/db/vocabulary/addresses.ts';
import type { PreviewKind } from '@odonta/db/vocabulary/edge/previews.ts';
import { Op } from 'sequelize';
import { prodRevisionsForStaff } from '../../catalog/prod_revisions/prodRevisions.staff.ts';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { articlesForStaff } from '../../content/articles/articles.staff.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { issuePreview } from './tokens.ts';

/** Viewers who may read the record may see its draft; others do not learn that it exists. */
export const previewEndpoints = (secret: string): readonly AnyEndpoint[] => [
  previewOf(prodsForStaff, 'prods', secret),
  previewOf(prodRevisionsForStaff, 'prod_revisions', secret),
  previewOf(articlesForStaff, 'articles', secret),
];

function previewOf({ audience, model, name, read, rows }: AnyResource, kind: PreviewKind, secret: string) {
  return endpoint({
    method: 'post',
    path: `/adm/${name}/:id/preview`,
    summary: `A link to a preview of one of ${name}, valid for a day`,
    audience,
    allow: read?.allow,
    impersonator: 'allowed',
    handle: async ({ params, actor, scope }) => {
      const id = Number(params.id);
      const where = { [Op.and]: [{ id }, rows(actor, scope)] };
      if (!Number.isInteger(id) || (await model.count({ where })) === 0) throw notFound('Записи нет');
      const { token, expires_at } = issuePreview(secret, { kind, id });
      const preview: Preview = { id, path: previewPath(token), expires_at };
      return { message: preview };
    },
  });
}
