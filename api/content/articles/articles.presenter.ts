import type { ArticleCard, ArticleFull, ProdCard, StaffArticle } from '@odonta/api/contract';
import type { Article } from '@odonta/db/models';
import { articlePath } from '@odonta/db/vocabulary/addresses.ts';
import { readingMinutes } from '@odonta/db/vocabulary/content/articles/article.ts';
import { answerBy } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';

/** A published article with its authors and tags, as lists show it. */
export function presentArticleCard(article: Article): ArticleCard {
  return {
    ...facts(article),
    published_at: secondsOf(article.published_at ?? article.date_add),
    lecturers: seenLecturersOf(article).map(({ id, name, sef }) => ({ id, name, sef })),
    tags: tagsOf(article).map(({ name, slug }) => ({ name, slug })),
    reading_minutes: readingMinutes(article.text),
  };
}

export function presentArticle(article: Article, prods: ProdCard[]): ArticleFull {
  return {
    ...presentArticleCard(article),
    lecturers: seenLecturersOf(article).map(({ id, name, sef, filename }) => ({ id, name, sef, filename })),
    ...rest(article),
    prods,
  };
}

export type ArticleLinks = Pick<StaffArticle, 'lecturer_ids' | 'prod_ids' | 'tags'>;

export function presentArticleForStaff(
  article: Article,
  links: ArticleLinks,
): Omit<StaffArticle, 'available_transitions'> {
  return {
    ...facts(article),
    ...rest(article),
    ...links,
    published_at: secondsOf(article.published_at),
    scheduled_at: secondsOf(article.scheduled_at),
    proposed_by: article.proposed_by,
    due_at: dueOf(article),
    status: article.status,
    version: article.version,
  };
}

/** The moment by which a waiting proposal is to be answered. */
export const dueOf = ({ status, submitted_at, published_at }: Article): number | null =>
  status === 'REVIEW' && published_at === null && submitted_at !== null
    ? answerBy(secondsOf(submitted_at))
    : null;

function facts(article: Article) {
  const { id, slug, title, description, categories, is_sponsored, view_count, like_count } = article;
  return {
    id,
    slug,
    title,
    description,
    categories,
    is_sponsored,
    view_count,
    like_count,
    image: { filename: article.filename, alt: article.alt ?? '' },
    date_add: secondsOf(article.date_add),
    date_edit: secondsOf(article.date_edit),
  };
}

function rest(article: Article) {
  const { text, sources, reviewer, conflict_of_interest, ad_company, ad_inn, ad_reg_number } = article;
  return {
    text,
    sources,
    reviewer,
    conflict_of_interest,
    ad_company,
    ad_inn,
    ad_reg_number,
    canonical: articlePath(article),
  };
}

const seenLecturersOf = ({ lecturers }: Article) =>
  lecturers
    .filter(({ status }) => status === 'CONFIRMED')
    .sort((a, b) => a.ArticleLecturer.sort - b.ArticleLecturer.sort || a.id - b.id);
const tagsOf = ({ tags }: Article) =>
  [...tags].sort((a, b) => a.ArticleTag.sort - b.ArticleTag.sort || a.id - b.id);
