import { tagsOfCenter } from '@odonta/db/vocabulary/edge/shownTags.ts';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type CoursesPage, findCenter } from './centers.reading.ts';

export const readCenter = endpoint({
  method: 'get',
  path: '/centers/:slug',
  summary: 'A training centre with its courses',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<CoursesPage>({
    limit: Joi.number().integer().min(1).max(100).default(50),
    offset: Joi.number().integer().min(0).max(100_000).default(0),
  }),
  handle: async ({ params, query }) => {
    const center = await findCenter(params.slug ?? '', query);
    if (!center) throw notFound('Такого учебного центра нет');
    return { message: center, shows: tagsOfCenter(center) };
  },
});
