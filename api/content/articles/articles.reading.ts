import type {
  ArticleCounts,
  ArticleFull,
  ArticleList,
  ArticleSearch,
  ArticleTag,
  ProdCard as Card,
  CategoryEntry,
} from '@odonta/api/contract';
import { Article, ArticleProd, Lecturer, ProdCard, plainCard, Tag } from '@odonta/db/models';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { col, fn, literal, Op, QueryTypes, type Transaction, type WhereOptions, where } from 'sequelize';
import { presentArticle, presentArticleCard } from './articles.presenter.ts';

/** Associations of an article. */
const shownWithArticle = [
  { model: Lecturer, as: 'lecturers' },
  { model: Tag, as: 'tags' },
];

const published = { status: 'PUBLISHED' } as const;

/** Published articles, the newest first, and how many there are in all. */
export async function findArticles({ limit, offset, ...search }: ArticleSearch): Promise<ArticleList> {
  const where = conditionsOf(search);
  const [found, count] = await Promise.all([
    Article.findAll({
      where,
      attributes: ['id'],
      order: [
        ['published_at', 'DESC'],
        ['id', 'DESC'],
      ],
      limit,
      offset,
    }),
    Article.count({ where }),
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await Article.findAll({ where: { id: ids }, include: shownWithArticle });
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { articles: rows.map(presentArticleCard), count };
}

export const findArticle = (id: number) => findShown({ id, ...published });

/** As its page will show it, in any status. */
export const findArticleDraft = (id: number) => findShown({ id });

async function findShown(where: WhereOptions<Article>): Promise<ArticleFull | null> {
  const article = await Article.findOne({ where, include: shownWithArticle });
  return article && presentArticle(article, await prodsFor(article));
}

export function countsOf(id: number, transaction?: Transaction): Promise<ArticleCounts | null> {
  return Article.findOne({
    where: { id, ...published },
    attributes: ['view_count', 'like_count'],
    raw: true,
    transaction,
  });
}

/** Tags of published articles, those with more of them first. */
export function findTags(): Promise<(ArticleTag & { count: number })[]> {
  return select<ArticleTag & { count: number }>(
    `select t.name, t.slug, count(*)::int as count
     from tags t join article_tags l on l.tag_id = t.id join articles a on a.id = l.article_id
     where a.status = 'PUBLISHED' and a.deleted_at is null
     group by t.id order by count desc, t.name`,
  );
}

/** The categories in their order, each with the number of its published articles. */
export function findArticleCategories(): Promise<CategoryEntry[]> {
  return select<CategoryEntry>(
    `select c.id, c.name, c.url, count(a.id)::int as count
     from categories c left join articles a
       on a.categories @> array[c.id] and a.status = 'PUBLISHED' and a.deleted_at is null
     group by c.id order by c.sort, c.id`,
  );
}

const prodsShown = 3;
const words = `to_tsvector('russian', translate("Article"."title" || ' ' || "Article"."description", 'ёЁ', 'еЕ'))`;

function conditionsOf({ category, tag, lecturer, q }: Omit<ArticleSearch, 'limit' | 'offset'>): WhereOptions {
  const all: unknown[] = [published];
  if (category !== undefined) all.push({ categories: { [Op.contains]: [category] } });
  if (tag !== undefined)
    all.push(among('select article_id from article_tags join tags t on t.id = tag_id where t.slug', tag));
  if (lecturer !== undefined)
    all.push(
      among(
        `select article_id from article_lecturers join lecturers l on l.id = lecturer_id
         where l.status = 'CONFIRMED' and l.deleted_at is null and l.sef`,
        lecturer,
      ),
    );
  if (q)
    all.push(where(literal(words), Op.match, fn('websearch_to_tsquery', 'russian', q.replace(/[ёЁ]/g, 'е'))));
  return { [Op.and]: all } as WhereOptions;
}

/** Articles that such a query, which ends in a column, names for this value. */
const among = (query: string, value: string) => ({
  id: { [Op.in]: literal(`(${query} = ${Article.sequelize?.escape(value)})`) },
});

/** The editor's choice that visitors may still see, in its order; then the nearest bookable ones of its categories. */
async function prodsFor({ id, categories }: Article): Promise<Card[]> {
  const chosen = await ArticleProd.findAll({ where: { article_id: id }, order: [['sort', 'ASC']] });
  const ids = chosen.map(({ prod_id }) => prod_id);
  const chosenManually = await ProdCard.findAll({
    attributes: ['prod_id', 'card'],
    where: { prod_id: ids, state: { [Op.ne]: 'PAST' } },
  });
  chosenManually.sort((a, b) => ids.indexOf(a.prod_id) - ids.indexOf(b.prod_id));
  const missing = prodsShown - chosenManually.length;
  const byRule =
    missing > 0 && categories.length > 0
      ? await ProdCard.findAll({
          attributes: ['card'],
          where: {
            prod_id: { [Op.notIn]: ids },
            categories: { [Op.overlap]: categories },
            state: [...bookableStates],
          },
          order: [
            [fn('coalesce', col('date_start'), literal(`'infinity'::timestamptz`)), 'ASC'],
            ['prod_id', 'ASC'],
          ],
          limit: missing,
        })
      : [];
  return [...chosenManually, ...byRule].map(({ card }) => plainCard(card) as Card);
}

async function select<Row extends object>(sql: string): Promise<Row[]> {
  return (await Article.sequelize?.query<Row>(sql, { type: QueryTypes.SELECT })) ?? [];
}
