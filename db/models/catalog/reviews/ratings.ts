import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';

const isPublic = 'r.published_at is not null and r.deleted_at is null';

/**
 * Recounts the ratings of these courses and of the lecturers in their reviews. It reads after the rows are
 * locked, so the later of two transactions sees the reviews of the earlier one.
 */
export async function recountRatings(
  sequelize: Sequelize,
  prodIds: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const bound = (bind: unknown[]) => ({ bind, transaction });
  const rows = await sequelize.query<{ id: number }>(
    'select distinct unnest(lecturers) as id from reviews where prod_id = any($1) order by id',
    { ...bound([prodIds]), type: QueryTypes.SELECT },
  );
  const lecturerIds = rows.map(({ id }) => id);
  // Lecturers before courses: an edit of a lecturer locks his courses after him.
  await sequelize.query(lock('lecturers'), bound([lecturerIds]));
  await sequelize.query(lock('prods'), bound([prodIds]));
  await sequelize.query(
    recount('lecturers', 'coalesce(r.score_lecturer, r.rating)', 'r.lecturers @> array[x.id]'),
    bound([lecturerIds]),
  );
  await sequelize.query(recount('prods', 'r.rating', 'r.prod_id = x.id'), bound([prodIds]));
}

const lock = (table: string) => `select id from ${table} where id = any($1) order by id for no key update`;

const recount = (table: string, mark: string, belongs: string) => `
  update ${table} t set rating_total = n.total, rating_count = n.count
  from (
    select x.id, coalesce(sum(${mark}), 0) as total, count(r.id) as count
    from unnest($1::int[]) as x(id) left join reviews r on ${belongs} and ${isPublic} group by x.id
  ) n
  where t.id = n.id and (t.rating_total, t.rating_count) is distinct from (n.total, n.count)`;
