import type { StaffArticle } from '@odonta/api/contract';
import {
  type Article,
  ArticleLecturer,
  ArticleProd,
  ArticleTag,
  Lecturer,
  Prod,
  Tag,
} from '@odonta/db/models';
import { articleLimits } from '@odonta/db/vocabulary/content/articles/article.ts';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import type { ArticleLinks } from './articles.presenter.ts';
import type { ArticleBody } from './articles.schema.ts';

/** Columns for the fields that were sent; HTML becomes safe. */
export function columnsOf({
  text,
  image,
  tags: _tags,
  lecturer_ids: _lecturers,
  prod_ids: _prods,
  ...columns
}: Partial<ArticleBody>) {
  return {
    ...columns,
    ...(text === undefined ? {} : { text: sanitised(text) }),
    ...(image ? { filename: image.filename, alt: image.alt } : {}),
  };
}

/** Writes authors, courses and tags as the sent lists have them, in their order. */
export async function writeLinks(
  { id: article_id }: Article,
  { lecturer_ids, prod_ids, tags }: Partial<ArticleBody>,
  transaction: Transaction,
): Promise<void> {
  const where = { article_id };
  if (lecturer_ids) {
    await ArticleLecturer.destroy({ where, transaction });
    const rows = lecturer_ids.map((lecturer_id, sort) => ({ article_id, lecturer_id, sort }));
    await ArticleLecturer.bulkCreate(rows, { transaction });
  }
  if (prod_ids) {
    await ArticleProd.destroy({ where, transaction });
    const rows = prod_ids.map((prod_id, sort) => ({ article_id, prod_id, sort }));
    await ArticleProd.bulkCreate(rows, { transaction });
  }
  if (tags) {
    await ArticleTag.destroy({ where, transaction });
    for (const [sort, name] of tags.entries())
      await ArticleTag.create({ article_id, tag_id: await tagOf(name, transaction), sort }, { transaction });
  }
}

/** Authors, courses and tags of many articles, read one after another since a transaction has one connection. */
export async function linksOf(articleIds: number[], transaction?: Transaction) {
  const ofThese = { where: { article_id: articleIds }, transaction };
  const lecturers = await ArticleLecturer.findAll({ ...ofThese, order: [['sort', 'ASC']] });
  const prods = await ArticleProd.findAll({ ...ofThese, order: [['sort', 'ASC']] });
  const tags = await ArticleTag.findAll({ ...ofThese, order: [['sort', 'ASC']] });
  const names = await Tag.findAll({ where: { id: tags.map(({ tag_id }) => tag_id) }, transaction });
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return (id: number): ArticleLinks => ({
    lecturer_ids: lecturers
      .filter(({ article_id }) => article_id === id)
      .map(({ lecturer_id }) => lecturer_id),
    prod_ids: prods.filter(({ article_id }) => article_id === id).map(({ prod_id }) => prod_id),
    tags: tags.filter(({ article_id }) => article_id === id).map(({ tag_id }) => nameOf.get(tag_id) ?? ''),
  });
}

/** Rules beyond the schema: that the referenced rows exist. */
export async function refuseStrangers(
  { lecturer_ids = [], prod_ids = [] }: Partial<ArticleBody>,
  transaction: Transaction,
): Promise<void> {
  const errors: Record<string, string> = {};
  if ((await Lecturer.count({ where: { id: lecturer_ids }, transaction })) !== lecturer_ids.length)
    errors.lecturer_ids = 'Такого лектора нет';
  if ((await Prod.count({ where: { id: prod_ids }, transaction })) !== prod_ids.length)
    errors.prod_ids = 'Такого курса нет';
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Drafts may be incomplete; published articles may not. */
export function refuseIncomplete(article: Article): void {
  const missing = missingIn(article);
  if (missing.length > 0) throw conflict(`Добавьте ${missing.map(({ what }) => what).join(', ')}`);
}

/** A visible article must stay complete after any edit. */
export function refuseSpoiled(article: Article): void {
  if (article.status === 'PUBLISHED' || article.status === 'SCHEDULED') refuseIncomplete(article);
}

/** The fields that an article needs before publication and does not have yet. */
export function missingIn(
  article: Article,
): { field: 'text' | 'description' | 'categories' | 'ad_company'; what: string }[] {
  const { text, description, categories, is_sponsored, ad_company, ad_inn, ad_reg_number } = article;
  const lacks = [
    [text.length < articleLimits.text.min, 'text', `текст не короче ${articleLimits.text.min} символов`],
    [description.trim() === '', 'description', 'краткое описание'],
    [categories.length === 0, 'categories', 'категорию'],
    [
      is_sponsored && !(ad_company && ad_inn && ad_reg_number),
      'ad_company',
      'рекламодателя, его ИНН и токен',
    ],
  ] as const;
  return lacks.filter(([isMissing]) => isMissing).map(([, field, what]) => ({ field, what }));
}

/** The title in Latin letters, unless an address was chosen. */
export const slugFor = ({ slug, title }: Pick<StaffArticle, 'title'> & { slug?: string }) =>
  slug ?? slugOf(title);

/** The tag with this name in any letter case; created where it is missing. */
async function tagOf(name: string, transaction: Transaction): Promise<number> {
  const known = await Tag.findOne({ where: { slug: slugOf(name) }, transaction });
  return (known ?? (await Tag.create({ name, slug: slugOf(name) }, { transaction }))).id;
}
