import type { RelatedPaper } from '@odonta/api/contract';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { isUnreadableTo } from '../../platform/kit/impersonation.ts';
import { pick } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { linksOf, type PaperName, paperNames } from './links.ts';
import { papersUnder } from './titles.ts';

const rights = paperNames.map((name) => `${name}.show` satisfies Right);

/** From an order, an invoice, a payment, an act, a refund or a payout to the others, in both directions. */
export const paperEndpoints = (resources: readonly AnyResource[]): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/adm/papers/:resource/:id',
    summary:
      'Orders, invoices, payments, acts, refunds and payouts about the same money, as the viewer may list them',
    audience: staffAudience,
    allow: rights,
    handle: async ({ actor, params: { resource: name = '', id = '' } }) => {
      const from = paperNames.find((each) => each === name);
      const resource = resources.find((each) => each.name === from);
      const scope = resource?.read ? staffAudience.allows(actor, resource.read.allow) : null;
      if (!from || !resource || scope === null || isUnreadableTo(resource, actor)) throw notFound();
      const row = await pick(resource, actor, scope, id);
      return { message: await papersOf(resources, from, row.id, actor) };
    },
  }),
];

async function papersOf(
  resources: readonly AnyResource[],
  from: PaperName,
  id: number,
  staff: SignedInUser,
): Promise<RelatedPaper[]> {
  const links = await linksOf(from, id);
  const papers: RelatedPaper[] = [];
  for (const name of paperNames) {
    const resource = resources.find((each) => each.name === name);
    const ids = links.get(name);
    if (resource && ids) papers.push(...(await listedIn(resource, name, ids, staff)));
  }
  return papers;
}

async function listedIn(
  resource: AnyResource,
  name: PaperName,
  ids: number[],
  staff: SignedInUser,
): Promise<RelatedPaper[]> {
  const scope = resource.list ? staffAudience.allows(staff, resource.list.allow) : null;
  if (scope === null || isUnreadableTo(resource, staff)) return [];
  const where = { [Op.and]: [resource.rows(staff, scope), { id: ids }] } as WhereOptions;
  return (await papersUnder[name](where)).map((paper) => ({ resource: name, ...paper }));
}
