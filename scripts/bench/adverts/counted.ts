import { QueryTypes, type Sequelize } from 'sequelize';

export interface Counted {
  requests: number;
  viewable: number;
  uniq: number;
  clicks: number;
}

/** Of all banners, as they are written. */
export async function countedIn(sequelize: Sequelize): Promise<Counted> {
  const [sums] = await sequelize.query<Counted>(
    `select coalesce(sum(requests), 0)::int as requests, coalesce(sum(viewable), 0)::int as viewable,
       coalesce(sum(uniq), 0)::int as uniq, coalesce(sum(clicks), 0)::int as clicks from ad_stats_hourly`,
    { type: QueryTypes.SELECT },
  );
  return sums ?? { requests: 0, viewable: 0, uniq: 0, clicks: 0 };
}
