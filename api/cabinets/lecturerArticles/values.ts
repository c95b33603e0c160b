import type { OwnArticleCard, ProposedArticle, SavedArticle } from '@odonta/api/contract';
import type { Article } from '@odonta/db/models';
import { articleLimits } from '@odonta/db/vocabulary/content/articles/article.ts';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { articleBody } from '../../content/articles/articles.schema.ts';
import { columnsOf, missingIn } from '../../content/articles/articles.writing.ts';
import { refuseOverwritten } from '../../platform/http/overwriting.ts';
import { line } from '../../platform/http/validation.ts';
import { writtenOver } from '../../platform/journals/writtenOver.ts';
import type { Changes } from '../../platform/transitions/transition.ts';

const asOfStaff = (name: keyof ProposedArticle) => articleBody.extract(name).optional();

/** The fields of an article that its lecturer writes: the others are the editors'. */
const fields = Joi.object<ProposedArticle>({
  title: asOfStaff('title'),
  description: asOfStaff('description'),
  text: asOfStaff('text'),
  image: Joi.object({
    filename: Joi.string()
      .pattern(/^[\w-]{1,100}$/)
      .allow(null)
      .required(),
    alt: line(300).allow('').required(),
  }),
  categories: asOfStaff('categories'),
  sources: asOfStaff('sources'),
  conflict_of_interest: line(articleLimits.conflict).allow(null, ''),
});

export const savedBody = Joi.object<SavedArticle>({
  fields: fields.min(1).required(),
  was: Joi.object().unknown(),
});

export const valuesOf = (article: Article): ProposedArticle => {
  const { title, description, text, filename, alt, categories, sources, conflict_of_interest } = article;
  return {
    ...{ title, description, text, image: { filename, alt: alt ?? '' } },
    ...{ categories, sources, conflict_of_interest },
  };
};

/** The fields that a lecturer has still to fill; the advertiser is the editors' business. */
export const missingForLecturer = (article: Article): OwnArticleCard['missing'] =>
  missingIn(article).flatMap(({ field, what }) => (field === 'ad_company' ? [] : [{ field, what }]));

/** Writes changed fields of a locked draft; answers the journal's values before and after, none of what nobody else has seen. */
export async function saveFields(
  article: Article,
  { fields: sent, was = {} }: SavedArticle,
  transaction: Transaction,
): Promise<Changes> {
  const typed = {
    ...sent,
    ...(sent.conflict_of_interest === '' && { conflict_of_interest: null }),
  };
  const columns = columnsOf(typed);
  const safe = { ...typed, ...(columns.text !== undefined && { text: columns.text }) };
  const before = valuesOf(article);
  refuseOverwritten(before, safe, was);
  // An address that an editor chose stays; one made of the title follows it.
  const isOfTitle = article.slug === slugOf(before.title);
  article.set(columns);
  if (isOfTitle) article.slug = slugOf(article.title);
  await article.save({ transaction });
  return article.submitted_at === null ? {} : writtenOver(before, safe);
}
