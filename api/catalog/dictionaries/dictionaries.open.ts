import type { CategoryEntry, CityOption, Specialization as SpecializationEntry } from '@odonta/api/contract';
import { Category, City, Specialization } from '@odonta/db/models';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import Joi from 'joi';
import { QueryTypes } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { line } from '../../platform/http/validation.ts';
import { likeText } from '../../platform/lists/like.ts';

export const listCities = endpoint({
  method: 'get',
  path: '/any/getallcity',
  summary: 'All cities that begin with the text; without it the twenty largest',
  audience: openAudience,
  allow: 'anyone',
  query: Joi.object<{ city?: string }>({ city: line(100).allow('') }),
  handle: async ({ query }) => ({ message: await findCities(query.city ?? ''), shows: [pageTag('cities')] }),
});

export const listCategories = endpoint({
  method: 'get',
  path: '/categories',
  summary: 'The categories and how many courses each has',
  audience: openAudience,
  allow: 'anyone',
  handle: async () => ({ message: await findCategories(), shows: [pageTag('categories'), pageTag('list')] }),
});

export const listSpecializations = endpoint({
  method: 'get',
  path: '/specializations',
  summary: 'Specializations of doctors',
  audience: openAudience,
  allow: 'anyone',
  handle: async () => ({ message: await findSpecializations(), shows: [pageTag('specializations')] }),
});

export const statementOfCategories = `
  select c.id, c.name, c.url, (select count(distinct series_id)::int from prod_cards p where p.categories @> array[c.id] and p.state <> 'PAST') as count
  from categories c order by c.sort, c.id`;

export async function findCategories(): Promise<CategoryEntry[]> {
  const rows = await Category.sequelize?.query<CategoryEntry>(statementOfCategories, {
    type: QueryTypes.SELECT,
  });
  return rows ?? [];
}

export function findSpecializations(): Promise<SpecializationEntry[]> {
  return Specialization.findAll({
    attributes: ['id', 'name'],
    order: [
      ['sort', 'ASC'],
      ['name', 'ASC'],
    ],
    raw: true,
  });
}

/** A city is found by the beginning of any word of its name: «новгород» finds Великий and Нижний. */
async function findCities(typed: string): Promise<CityOption[]> {
  const text = likeText(typed.toLowerCase().replaceAll('ё', 'е'));
  const rows = await City.sequelize?.query<CityOption>(
    `select id, name, region from cities
     where deleted_at is null
       and ($1 = '' or replace(lower(name), 'ё', 'е') like any (array[$1 || '%', '% ' || $1 || '%', '%-' || $1 || '%']))
     order by population desc, name, id limit case when $1 = '' then 20 end`,
    { bind: [text], type: QueryTypes.SELECT },
  );
  return rows ?? [];
}
