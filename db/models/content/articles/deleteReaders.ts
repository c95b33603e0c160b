import type { Sequelize } from 'sequelize';

/** Deletes data that no longer prevent double counting: addresses of likes and views of past days. */
export async function deleteReaders(sequelize: Sequelize, days: number): Promise<void> {
  await sequelize.query(
    `update article_likes set address_hash = null
     where address_hash is not null and created_at < now() - make_interval(days => $1)`,
    { bind: [days] },
  );
  await sequelize.query(`delete from article_views where day < current_date - 2`);
}
