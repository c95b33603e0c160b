import type { WaitlistDemand } from '@odonta/api/contract';
import { WaitlistEntry } from '@odonta/db/models';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { QueryTypes } from 'sequelize';
import { endpoint } from '../../http/endpoint.ts';
import { staffDoor } from '../../sessions/doors.ts';

type Wanted = WaitlistDemand['prods'][number];

export const waitlistDemand = endpoint({
  method: 'get',
  path: '/adm/waitlist/demand',
  summary: 'How many people, seats and roubles wait, by course and by city',
  door: staffDoor,
  allow: 'waitlist.list',
  handle: async ({ actor, reach }) => {
    const prods = await wantedProds(reach === 'own' ? actor.managed_center_ids : null);
    return { message: { prods: prods.slice(0, shownProds), cities: byCity(prods) } satisfies WaitlistDemand };
  },
});

const shownProds = 200;

async function wantedProds(centerIds: readonly number[] | null): Promise<Wanted[]> {
  const rows = await WaitlistEntry.sequelize?.query<Omit<Wanted, 'date_start'> & { date_start: Date | null }>(
    `select p.id as prod_id, p.name, case when p.type = any($2) then null else t.name end as city, c.name as center,
       p.date_start, count(*)::int as people, sum(w.quantity)::int as seats,
       sum(w.quantity * w.price_seen)::float8 as sum
     from waitlist w join prods p on p.id = w.prod_id join centers c on c.id = p.center_id
       left join cities t on t.id = p.city_id
     where w.status in ('CREATED', 'PREPARE') and w.deleted_at is null and p.deleted_at is null
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

/** The greatest first; what is online is in no city. */
function byCity(prods: readonly Wanted[]): WaitlistDemand['cities'] {
  const cities = [...Map.groupBy(prods, ({ city }) => city)].map(([city, of]) => ({
    city,
    people: of.reduce((all, { people }) => all + people, 0),
    seats: of.reduce((all, { seats }) => all + seats, 0),
    sum: of.reduce((all, { sum }) => all + sum, 0),
  }));
  return cities.sort((one, other) => other.sum - one.sum);
}
