import type { ProdSeo } from '@odonta/api/contract';
import { PageMeta, Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { metaSubjectOf } from '@odonta/db/vocabulary/content/pageMeta.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff, type StaffCall } from '../../identity/sessions/auditStaff.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { malformed, notFound, versionConflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { differencesBetween } from '../../platform/kit/changes.ts';
import { isRowId } from '../../platform/kit/records.ts';
import { isOutdated } from '../../platform/kit/versions.ts';
import { metaText } from './pageMetas.schema.ts';

/** The words for search engines beside the form of a course; the same rows as in «SEO страниц». */
export const prodSeoEndpoints = [
  endpoint({
    method: 'get',
    path: '/adm/prods/:id/seo',
    summary:
      'The title and the description of a course for search engines; null where the page writes its own',
    audience: staffAudience,
    allow: 'prod_seo.show',
    impersonator: 'allowed',
    handle: async ({ params }) => {
      const prod = await prodOf(params.id ?? '');
      return { message: shown(prod, await metaOf(prod)) };
    },
  }),
  endpoint({
    method: 'put',
    path: '/adm/prods/:id/seo',
    summary: 'Writes them; `If-Match` names the version that was read',
    audience: staffAudience,
    allow: 'prod_seo.edit',
    impersonator: 'allowed',
    body: Joi.object<Words>({ title: metaText(200), description: metaText(500) }),
    handle: ({ actor, origin, params, body, req }) =>
      unitOfWork.transaction(async (transaction) => {
        const prod = await prodOf(params.id ?? '', transaction);
        const meta = await metaOf(prod, transaction);
        if (meta && isOutdated(req.get('if-match'), meta)) throw versionConflict(shown(prod, meta));
        const written = await write(prod, meta, body, { actor, origin }, transaction);
        return { message: shown(prod, written) };
      }),
  }),
];

interface Words {
  title?: string | null;
  description?: string | null;
}

async function prodOf(rawId: string, transaction?: Transaction): Promise<Prod> {
  if (!isRowId(rawId)) throw malformed('Номер курса — целое число');
  const prod = await Prod.findByPk(Number(rawId), { transaction });
  if (!prod) throw notFound('Такого курса нет');
  return prod;
}

const metaOf = (prod: Prod, transaction?: Transaction) =>
  PageMeta.findOne({
    where: { subject: metaSubjectOf(prodPath(prod)) },
    transaction,
    ...(transaction && { lock: transaction.LOCK.NO_KEY_UPDATE }),
  });

const shown = (prod: Prod, meta: PageMeta | null): ProdSeo => ({
  path: prodPath(prod),
  title: meta?.title ?? null,
  description: meta?.description ?? null,
  version: meta?.version ?? null,
});

/** A row that has nothing left to say goes to the trash. */
async function write(
  prod: Prod,
  meta: PageMeta | null,
  words: Words,
  call: StaffCall,
  transaction: Transaction,
): Promise<PageMeta | null> {
  const row = meta ?? PageMeta.build({ path: prodPath(prod), title: null, description: null });
  const before = { title: row.title, description: row.description };
  row.set(words);
  const changes = differencesBetween(before, { title: row.title, description: row.description });
  if (Object.keys(changes).length === 0) return meta;
  await row.save({ transaction });
  const isEmpty = !row.title && !row.description && !row.h1 && !row.intro && !row.is_hidden;
  if (isEmpty) await row.destroy({ transaction });
  const action = isEmpty ? 'delete' : meta ? 'update' : 'create';
  await auditStaff(call, { action, resource: 'page_metas', record_id: row.id, changes }, transaction);
  return isEmpty ? null : row;
}
