import type { WaitlistDemand } from '@odonta/api/contract';
import { WaitlistEntry } from '@odonta/db/models';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes } from 'sequelize';

type Wanted = WaitlistDemand['prods'][number];

const shownProds = 200;

/** The demand by course and by city: of these centres, or of all. */
export async function demandOf(centerIds: readonly number[] | null): Promise<WaitlistDemand> {
  const prods = await wantedProds(centerIds);
  return { prods: prods.slice(0, shownProds), cities: byCity(prods) };
}

async function wantedProds(centerIds: readonly number[] | null): Promise<Wanted[]> {
  const rows = await WaitlistEntry.sequelize?.query<Omit<Wanted, 'date_start'> & { date_start: Date | null }>(
    `select p.id as prod_id, p.name, case when p.type = any($2) then null else t.name end as city, c.name as center,
       p.date_start, count(*)::int as people, sum(w.quantity)::int as seats,
       sum(w.quantity * w.price_seen)::float8 as sum
     from waitlist w join prods p on p.id = w.prod_id join centers c on c.id = p.center_id
       left join cities t on t.id = p.city_id
     where w.status in ('CREATED', 'PREPARE') and w.deleted_at is null and p.deleted_at is null
       and not exists (select from waitlist o where o.id = w.from_entry_id and o.status in ('CREATED', 'PREPARE'))
       and ($1::int[] is null or p.center_id = any($1))
     group by p.id, t.name, c.name order by sum desc, p.id`,
    { bind: [centerIds && [...centerIds], [...onlineProdTypes]], type: QueryTypes.SELECT },
  );
  return (rows ?? []).map(({ date_start, sum, ...row }) => ({
    ...row,
    sum: roublesOf(sum),
    date_start: secondsOf(date_start),
  }));
}

/** Greatest first; online courses belong to no city. */
function byCity(prods: readonly Wanted[]): WaitlistDemand['cities'] {
  const cities = [...Map.groupBy(prods, ({ city }) => city)].map(([city, of]) => ({
    city,
    people: of.reduce((all, { people }) => all + people, 0),
    seats: of.reduce((all, { seats }) => all + seats, 0),
    sum: of.reduce((all, { sum }) => all + sum, 0),
  }));
  return cities.sort((one, other) => other.sum - one.sum);
}
