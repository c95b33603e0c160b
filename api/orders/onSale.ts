import { Center, City, fromJson, type JsonRow, Prod, ProdPrice, SeatPool } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { QueryTypes, type Transaction } from 'sequelize';

export interface OnSale {
  prods: Prod[];
  /** The present pools of these courses; the seats may be gone a moment later. */
  pools: SeatPool[];
}

interface Wait {
  /** How long the transaction then waits for each lock. */
  patience?: string;
}

/** Courses as they are sold: with their centre, city, prices and seats; only those that the public sees. */
export async function onSale(
  ids: readonly number[],
  transaction?: Transaction,
  { patience }: Wait = {},
): Promise<OnSale> {
  const rows = await Prod.sequelize?.query<Row>(patience ? readingPatiently : reading, {
    bind: patience ? [[...ids], patience] : [[...ids]],
    type: QueryTypes.SELECT,
    ...(transaction && { transaction }),
  });
  const found = rows ?? [];
  return {
    prods: found.map(prodOf),
    pools: found.flatMap(({ pools }) => pools.map((pool) => fromJson(SeatPool, pool))),
  };
}

/** SQL over a centre `c`: it has not paused its sales today. */
export const sellsNow = `((now() at time zone 'Europe/Moscow')::date between c.closed_from and c.closed_to) is not true`;

export const prodsOnSale = async (ids: readonly number[], transaction?: Transaction): Promise<Prod[]> =>
  (await onSale(ids, transaction)).prods;

interface Row {
  prod: JsonRow;
  center: JsonRow;
  city: JsonRow | null;
  prices: JsonRow[];
  pools: JsonRow[];
}

const prodOf = ({ prod, center, city, prices }: Row): Prod =>
  Object.assign(fromJson(Prod, prod), {
    center: fromJson(Center, center),
    city: city && fromJson(City, city),
    prices: prices.map((price) => fromJson(ProdPrice, price)),
  });

const statement = (besides: string) => `
  select to_jsonb(p) as prod, to_jsonb(c) as center, to_jsonb(town) as city,
    (select coalesce(jsonb_agg(to_jsonb(t) order by t.sort, t.id), '[]') from prod_prices t where t.prod_id = p.id) as prices,
    (select coalesce(jsonb_agg(to_jsonb(s) order by s.id), '[]') from seat_pools s where s.prod_id = p.id) as pools${besides}
  from prods p
    join centers c on c.id = p.center_id and c.status = 'CONFIRMED' and c.suspended_at is null and c.deleted_at is null
    left join cities town on town.id = p.city_id and town.deleted_at is null
  where p.id = any($1) and p.status = 'CONFIRMED' and p.archived_at is null and p.deleted_at is null
  order by p.id`;

const reading = prepared('on_sale', statement(''));
const readingPatiently = prepared('on_sale_patiently', statement(`, set_config('lock_timeout', $2, true)`));
