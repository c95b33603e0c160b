import { QueryTypes, type Sequelize } from 'sequelize';

/** Publishes the articles whose moment has come; answers how many. Nodes share the work by row locks. */
export async function publishDueArticles(sequelize: Sequelize): Promise<number> {
  const published = await sequelize.query(
    `with due as (
       select id from articles where status = 'SCHEDULED' and scheduled_at <= now() and deleted_at is null
       for no key update skip locked),
     moved as (
       update articles set status = 'PUBLISHED', published_at = scheduled_at, scheduled_at = null,
         version = version + 1, date_edit = now()
       where id in (select id from due) returning id)
     insert into status_changes (resource, record_id, move, from_status, to_status)
     select 'articles', id, 'publish', 'SCHEDULED', 'PUBLISHED' from moved returning record_id`,
    { type: QueryTypes.SELECT },
  );
  return published.length;
}

/** What is no longer needed to count a reader once is not kept: neither addresses of likes nor the views of past days. */
export async function forgetReaders(sequelize: Sequelize, days: number): Promise<void> {
  await sequelize.query(
    `update article_likes set address_hash = null
     where address_hash is not null and created_at < now() - make_interval(days => $1)`,
    { bind: [days] },
  );
  await sequelize.query(`delete from article_views where day < current_date - 2`);
}
