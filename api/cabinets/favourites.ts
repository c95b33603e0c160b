import { Favourite, Prod } from '@odonta/db/models';
import { type BasketChanges, type BasketItem, keptInAccount } from '@odonta/db/vocabulary/edge/basket.ts';
import Joi from 'joi';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import { individualAudience } from '../identity/sessions/audiences.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { id } from '../platform/http/validation.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';

/** Joins the favourites of a browser with those of its owner's account. */
export const joinFavourites = endpoint({
  method: 'post',
  path: '/individual/favourites',
  summary: 'My favourite courses on all devices, after the changes of this one',
  audience: individualAudience,
  allow: 'himself',
  body: Joi.object<BasketChanges>({
    added: Joi.array()
      .items(
        Joi.object({
          id: id.required(),
          uid: Joi.number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required(),
          price: Joi.number().integer().min(0).max(100_000_000).required(),
        }),
      )
      .max(keptInAccount)
      .required(),
    removed: Joi.array().items(id).max(keptInAccount).required(),
  }),
  handle: async ({ actor, body }) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      await change(actor.id, body, transaction);
      return favouritesOf(actor.id, transaction);
    }),
  }),
});

/** Devices take turns, so that two of them cannot exceed the limit together. A course without a public page is nobody's new favourite. */
async function change(individual_id: number, { added, removed }: BasketChanges, transaction: Transaction) {
  const run = (sql: string, bind: unknown[]) =>
    Favourite.sequelize?.query(sql, { bind: [individual_id, ...bind], transaction, type: QueryTypes.RAW });
  await run('select from individuals where id = $1 for no key update', []);
  await run('delete from favourites where individual_id = $1 and prod_id = any($2::int[])', [removed]);
  await run(
    `insert into favourites (individual_id, prod_id, uid, price)
     select $1, chosen.id, max(chosen.uid), max(chosen.price)
     from unnest($2::int[], $3::bigint[], $4::int[]) as chosen (id, uid, price)
       join prods p on p.id = chosen.id and p.published_at is not null and p.deleted_at is null
         and p.status in ('CONFIRMED', 'CANCELED')
       join centers c on c.id = p.center_id and c.status = 'CONFIRMED' and c.suspended_at is null
     group by chosen.id
     on conflict (individual_id, prod_id) do update set uid = excluded.uid, price = excluded.price
       where excluded.uid > favourites.uid`,
    [added.map((item) => item.id), added.map(({ uid }) => uid), added.map(({ price }) => price)],
  );
  await run(
    `delete from favourites where individual_id = $1 and prod_id in (
       select prod_id from favourites where individual_id = $1 order by uid desc, prod_id offset $2)`,
    [keptInAccount],
  );
}

async function favouritesOf(individual_id: number, transaction: Transaction): Promise<BasketItem[]> {
  const kept = await Favourite.findAll({ where: { individual_id }, order: [['uid', 'DESC']], transaction });
  const prods = await Prod.findAll({
    attributes: ['id', 'slug', 'name'],
    where: { id: { [Op.in]: kept.map(({ prod_id }) => prod_id) } },
    transaction,
  });
  const named = new Map(prods.map((prod) => [prod.id, prod]));
  return kept.flatMap(({ prod_id, uid, price }) => {
    const prod = named.get(prod_id);
    return prod ? [{ id: prod.id, slug: prod.slug, name: prod.name, price, uid }] : [];
  });
}
