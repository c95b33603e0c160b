import type { CenterFunnelCourse } from '@odonta/api/contract';
import {
  comparedSteps,
  type FunnelSpan,
  formatShare,
  funnelSpans,
  funnelSteps,
  shareOf,
} from '@odonta/db/vocabulary/catalog/funnel.ts';
import { funnelWords } from '@odonta/db/vocabulary/catalog/funnelWords.ts';
import Joi from 'joi';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { forbidden } from '../../platform/http/errors.ts';
import { offset } from '../../platform/lists/paging.ts';
import { announceTable, type TableFormat, tableKinds } from '../../platform/tables/sending.ts';
import { findOwnProd } from '../centerProds/access.ts';
import { centersOf } from '../centersOf.ts';
import { funnelOf, weeksOf } from './reading.ts';

const weeks = Joi.number()
  .valid(...funnelSpans)
  .default(12);

/** Each adds up the views and orders of whole categories. */
const limit = { name: 'center_funnels', points: 40, seconds: 60, by: byUser };

/** All centres of a member are his own: he reads the figures of each, so none stands behind a median. */
async function ownCenters(actor: SignedInUser): Promise<number[]> {
  const centers = await centersOf(actor, 'analytics.show');
  if (centers.length === 0) throw forbidden();
  return centers;
}

export const centerFunnelEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/partner/funnel',
    summary: 'From shown to paid: the courses of my centres, with the medians of other centres',
    audience: userAudience,
    allow: 'partner himself',
    query: Joi.object<{ weeks: FunnelSpan; offset: number }>({ weeks, offset }),
    limit,
    handle: async ({ actor, query }) => ({
      message: await funnelOf(await ownCenters(actor), query.weeks, query.offset),
    }),
  }),
  endpoint({
    method: 'get',
    path: '/partner/funnel/export',
    summary: 'The same as a table, of all courses',
    audience: userAudience,
    allow: 'partner himself',
    query: Joi.object<{ weeks: FunnelSpan; format: TableFormat }>({
      weeks,
      format: Joi.string()
        .valid(...Object.keys(tableKinds))
        .default('csv'),
    }),
    limit,
    handle: async ({ actor, query, res }) => {
      const { courses } = await funnelOf(await ownCenters(actor), query.weeks);
      announceTable(res, 'funnel', query.format);
      const table = tableKinds[query.format].writer(res, columns);
      await table.rows(courses.map(rowOf));
      await table.end();
      return 'sent';
    },
  }),
  endpoint({
    method: 'get',
    path: '/partner/funnel/:id',
    summary: 'From shown to paid by week: a course of mine',
    audience: userAudience,
    allow: 'partner himself',
    query: Joi.object<{ weeks: FunnelSpan }>({ weeks }),
    limit,
    handle: async ({ actor, params, query }) => {
      const { id } = await findOwnProd(actor, params.id, 'analytics.show');
      return { message: await weeksOf(id, query.weeks) };
    },
  }),
];

const columns = [
  'Курс',
  'Центр',
  'Категория',
  ...funnelSteps.map((step) => funnelWords[step].label),
  ...comparedSteps.flatMap((step) => [
    `${funnelWords[step].label}, доля`,
    `${funnelWords[step].label}, медиана`,
  ]),
];

function rowOf({ name, center, category, counts, medians }: CenterFunnelCourse) {
  const shares = comparedSteps.flatMap((step) => [shareOf(counts, step), medians[step]]);
  return [
    name,
    center,
    category,
    ...funnelSteps.map((step) => counts[step]),
    ...shares.map((share) => (share === null ? '' : formatShare(share))),
  ];
}
