import type { FoundProd } from '@odonta/api/contract';
import { Prod } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';

export interface FeedProd {
  /** As the table keeps it, with the name encoded. */
  card: FoundProd;
  name: string;
  text: string;
  published_at: Date | null;
  created_at: Date;
  center: string;
}

const facts = `c.card, p.name, p.text, p.published_at, p.created_at, t.name as center
  from prod_cards c join prods p on p.id = c.prod_id join centers t on t.id = p.center_id`;

export const newestProds = (limit: number) =>
  read(
    `select ${facts} where c.state <> 'PAST' order by coalesce(p.published_at, p.created_at) desc, p.id desc limit $1`,
    [limit],
  );

/** Everything that can be booked today. */
export const bookableProds = () =>
  read(`select ${facts} where c.state in ('OPEN', 'LAST_SEATS') order by p.id`);

async function read(sql: string, bind: unknown[] = []): Promise<FeedProd[]> {
  return (await Prod.sequelize?.query<FeedProd>(sql, { bind, type: QueryTypes.SELECT })) ?? [];
}
