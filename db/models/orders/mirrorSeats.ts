import { QueryTypes, type Sequelize } from 'sequelize';
import { refreshReadModels } from '../catalog/refreshReadModels.ts';

/** Brings the seats and the sold-out prices that pages show in step with the pools; answers how many courses have changed. */
export async function mirrorSeats(sequelize: Sequelize, limit = 1000): Promise<number> {
  const [news] = await sequelize.query<{ any: boolean }>('select exists (select from seat_news) as any', {
    type: QueryTypes.SELECT,
  });
  if (!news?.any) return 0;
  return sequelize.transaction(async (transaction) => {
    const changed = await sequelize.query<{ id: number }>(mirror, {
      bind: [limit],
      transaction,
      type: QueryTypes.SELECT,
    });
    if (changed.length > 0) await refreshReadModels(transaction);
    return changed.length;
  });
}

// Two nodes may have news of the same courses.
const mirror = `
  with heard as (
    delete from seat_news where id in (select id from seat_news order by id limit $1 for update skip locked)
    returning prod_id
  ), locked as materialized (
    select id from prods where id in (select prod_id from heard) order by id for no key update
  ), mirrored as (
    update prods p set seats_taken = s.taken
    from locked l join seat_pools s on s.prod_id = l.id and s.is_whole
    where p.id = l.id and p.seats_taken <> s.taken
    returning p.id
  ), priced as (
    update prod_prices t set is_sold_out = not t.is_sold_out
    from locked l join seat_pools s on s.prod_id = l.id
    where s.price_id = t.id and t.is_sold_out <> (s.total is not null and s.taken >= s.total)
    returning t.prod_id
  )
  select id from mirrored union select prod_id from priced`;
