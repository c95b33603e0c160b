import type { ProdCard as Card, FoundProd } from '@odonta/api/contract';
import { ProdCard, plainCard } from '@odonta/db/models';
import { prepared } from '@odonta/db/postgres/preparedStatements.ts';
import { QueryTypes } from 'sequelize';

const most = 6;

/** So many are compared by name, which takes longer than all else: a large catalogue has thousands in one category. */
const comparedByName = 300;

/**
 * Courses like this one: bookable ones first, then those nearest in topic. A shared category counts as much
 * as a shared lecturer, the main one more, and the words of the two names decide among equals. Other dates of
 * its series do not count as similar.
 */
export const statementOfSimilar = prepared(
  'similar_prods',
  `
  with this as (select * from prod_cards where prod_id = $1),
  near as (
    select other.prod_id, other.date_start, other.state_order > 1 as is_closed,
      2 * (other.categories[1] = this.categories[1])::int
        + (other.categories && this.categories)::int
        + 2 * (other.lecturer_ids && this.lecturer_ids)::int
        + (other.degree = this.degree)::int as nearness
    from this join prod_cards other
      on (other.categories && this.categories or other.lecturer_ids && this.lecturer_ids)
    where other.series_id <> this.series_id and other.state <> 'PAST'
    order by is_closed, nearness desc, date_start, prod_id limit ${comparedByName})
  select other.card from near join prod_cards other using (prod_id) cross join this
  order by near.is_closed, near.nearness + 4 * similarity(other.card ->> 'name', this.card ->> 'name') desc,
    near.date_start, near.prod_id
  limit ${most}`,
);

/** Never the course itself; none for a course without a card, which is in no list. */
export async function findSimilar(id: number): Promise<Card[]> {
  const rows = await ProdCard.sequelize?.query<{ card: FoundProd }>(statementOfSimilar, {
    bind: [id],
    type: QueryTypes.SELECT,
  });
  return (rows ?? []).map(({ card }) => plainCard(card));
}
