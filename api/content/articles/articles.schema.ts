import type { ArticleSearch, StaffArticle, Visitor } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { articleLimits } from '@odonta/db/vocabulary/content/articles/article.ts';
import { isLink } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { optionalAdMarks } from '../../platform/adMarks/adMarks.schema.ts';
import { flag, id, line, seconds } from '../../platform/http/validation.ts';

const { title, description, text, tag, tags, lecturers, prods, sources, source } = articleLimits;
const category = Joi.number().valid(...categories.map((entry) => entry.id));
const slug = Joi.string()
  .pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
const optionalLine = line(300).allow(null, '').empty('').default(null);
const link = optionalLine.custom((value: string, helpers) =>
  isLink(value) ? value : helpers.message({ custom: 'Ожидается ссылка http или https' }),
);

export type ArticleBody = Pick<
  StaffArticle,
  | 'title'
  | 'description'
  | 'text'
  | 'image'
  | 'categories'
  | 'tags'
  | 'lecturer_ids'
  | 'prod_ids'
  | 'sources'
  | 'reviewer'
  | 'conflict_of_interest'
  | 'is_sponsored'
  | 'ad_company'
  | 'ad_inn'
  | 'ad_reg_number'
> & { slug?: string };

/** The fields of an article that staff write. Its status, moments and counters change in other ways. */
export const articleBody = Joi.object<ArticleBody>({
  title: line(title.max).min(title.min).required(),
  slug,
  description: line(description).allow(''),
  text: Joi.string().allow('').max(text.max),
  image: Joi.object({ filename: line(200).allow(null), alt: line(300).allow('') }),
  categories: Joi.array().items(category).unique().max(articleLimits.categories),
  tags: Joi.array()
    .items(line(tag.max).min(tag.min).replace(/\s+/g, ' '))
    .unique((one: string, other: string) => one.toLowerCase() === other.toLowerCase())
    .max(tags),
  lecturer_ids: Joi.array().items(id).unique().max(lecturers),
  prod_ids: Joi.array().items(id).unique().max(prods),
  sources: Joi.array()
    .items(
      Joi.object({
        text: line(source).required(),
        url: link,
      }),
    )
    .max(sources),
  reviewer: optionalLine,
  conflict_of_interest: optionalLine,
  is_sponsored: flag,
  ...optionalAdMarks,
});

export const scheduleBody = Joi.object<{ scheduled_at: number }>({ scheduled_at: seconds.required() });

export const articleSearch = Joi.object<ArticleSearch>({
  category,
  tag: slug,
  lecturer: slug,
  q: line(100).allow(''),
  limit: Joi.number().integer().min(1).max(100).default(20),
  offset: Joi.number().integer().min(0).max(100_000).default(0),
});

/** Made up by the browser: long enough that nobody guesses another's. */
export const visitor = Joi.object<Visitor>({ visitor_id: Joi.string().guid().required() });
