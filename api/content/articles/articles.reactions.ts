import { createHmac } from 'node:crypto';
import type { ArticleCounts } from '@odonta/api/contract';
import { Article, connectionOf, takeTurn } from '@odonta/db/models';
import { likesOfAddress } from '@odonta/db/vocabulary/content/articles/article.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { limitedAddress } from '../../platform/http/addresses.ts';
import { conflict } from '../../platform/http/errors.ts';
import { countsOf } from './articles.reading.ts';

/** The reader, as hashes that reveal neither the visitor nor his address. */
export interface Reader {
  visitor_hash: string;
  address_hash: string;
}

/** Hashed with the article, so that the likes of one visitor cannot be linked. */
export function likerOf(secret: string, articleId: number, visitorId: string, ip: string | null): Reader {
  const hash = (kind: string, value: string) => hashOf(secret, `like ${kind} ${articleId} ${value}`);
  return {
    visitor_hash: hash('visitor', visitorId.toLowerCase()),
    address_hash: hash('address', limitedAddress(ip)),
  };
}

/** Hashed with the article and the day: the next day nobody can recognise the same visitor. */
export function viewerOf(secret: string, articleId: number, visitorId: string, day: string): string {
  return hashOf(secret, `view ${day} ${articleId} ${visitorId.toLowerCase()}`);
}

/** Counts a visitor once, however often and from however many windows he says it. Null where there is no such article. */
export function like(id: number, { visitor_hash, address_hash }: Reader): Promise<ArticleCounts | null> {
  return inTransaction(async (transaction) => {
    await takeTurn(address_hash, transaction);
    const [{ others = 0 } = {}] = await run<{ others: number }>(
      `select count(*)::int as others from article_likes
       where article_id = $1 and address_hash = $2 and visitor_hash <> $3`,
      [id, address_hash, visitor_hash],
      transaction,
    );
    if (others >= likesOfAddress.most) throw conflict('С вашего адреса уже отметили эту статью много раз');
    await countLike([id, visitor_hash, address_hash], transaction);
    return countsOf(id, transaction);
  });
}

/** Takes the like back; without one nothing changes. */
export function unlike(id: number, { visitor_hash }: Reader): Promise<ArticleCounts | null> {
  return inTransaction(async (transaction) => {
    await run(
      `with taken as (delete from article_likes where article_id = $1 and visitor_hash = $2 returning article_id)
       update articles set like_count = like_count - 1 where id in (select article_id from taken)`,
      [id, visitor_hash],
      transaction,
    );
    return countsOf(id, transaction);
  });
}

/** Counts a reader once a day. */
export function view(id: number, day: string, visitor_hash: string): Promise<ArticleCounts | null> {
  return inTransaction(async (transaction) => {
    await countView([id, day, visitor_hash], transaction);
    return countsOf(id, transaction);
  });
}

/** Writes the reaction of a reader to a published article, and counts it if it is new. */
const counting = (counter: string, into: string) => (bind: unknown[], transaction: Transaction) =>
  run(
    `with added as (
       insert into ${into} select id, $2, $3 from articles
       where id = $1 and status = 'PUBLISHED' and deleted_at is null
       on conflict do nothing returning article_id)
     update articles set ${counter} = ${counter} + 1 where id in (select article_id from added)`,
    bind,
    transaction,
  );
const countLike = counting('like_count', 'article_likes (article_id, visitor_hash, address_hash)');
const countView = counting('view_count', 'article_views (article_id, day, visitor_hash)');

const hashOf = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Outside a unit of work: a reaction changes no page, no card and no audit log. */
function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return connectionOf(Article).transaction(work);
}

async function run<Row extends object>(
  sql: string,
  bind: unknown[],
  transaction: Transaction,
): Promise<Row[]> {
  const rows = await Article.sequelize?.query<Row>(sql, { bind, transaction, type: QueryTypes.SELECT });
  return rows ?? [];
}
