import type { Sequelize, Transaction } from 'sequelize';

/**
 * Two courses wait for the answer of the first lecturer, who has a login: one on the days of another of his courses, one on free days. Their pages
 * do not name him yet.
 */
export async function fillConsents(
  sequelize: Sequelize,
  now: number,
  transaction: Transaction,
): Promise<void> {
  await sequelize.query(askedOfTwo, { bind: [lecturer, new Date(now * 1000)], transaction });
}

const lecturer = 1;

/** SQL over the number of a lecturer and the moment: asks him of two courses that do not name him, on free days and on taken ones. */
export const askedOfTwo = `
  with his as (
    select date_start::date as first, coalesce(date_end, date_start)::date as last
    from prods join prod_lecturers on prod_id = id
    where lecturer_id = $1::int and status = 'CONFIRMED' and archived_at is null and date_start > $2::timestamptz),
  others as (
    select p.id, p.center_id, p.date_start,
      exists (select from his where p.date_start::date <= his.last and coalesce(p.date_end, p.date_start)::date >= his.first) as clashes
    from prods p where p.status = 'CONFIRMED' and p.published_at is not null and p.archived_at is null
      and p.date_start > $2::timestamptz + interval '7 days'
      and not exists (select from prod_lecturers l where l.prod_id = p.id and l.lecturer_id = $1::int)),
  chosen as (
    select distinct on (clashes) id from others order by clashes, center_id, date_start, id)
  insert into prod_lecturers (prod_id, lecturer_id, sort, consent, asked_at)
  select id, $1::int, 9, 'ASKED', $2::timestamptz - interval '1 day' from chosen
  returning prod_id`;
