import { ProdCard } from '@odonta/db/models';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { tagsOfPromotions } from '@odonta/db/vocabulary/edge/shownTags.ts';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { findPromotions } from './matching.ts';

export const listCoursePromotions = endpoint({
  method: 'get',
  path: '/relatedPromotions',
  summary: 'Up to three bonuses of trading organisations beside a course, in the order of the day',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<{ prod: number }>({ prod: id.required() }),
  handle: async ({ query: { prod } }) => {
    const card = await ProdCard.findByPk(prod, { attributes: ['categories'] });
    return {
      message: await findPromotions(prod),
      shows: [pageTag('prod', prod), ...tagsOfPromotions({ id: prod, categories: card?.categories ?? [] })],
    };
  },
});
